import type { Step } from '@donate-impact/shared/preferences';
import { media, VisuallyHidden } from '@donate-impact/shared/ui';
import styled from 'styled-components';
import { stepTexts } from './stepTexts';

/** Shows which of the three steps the visitor is on. It is an indicator, not a navigation. */
export function StepList({ current }: { current: Step }) {
  return (
    <List aria-label="Steps">
      {([0, 1, 2] as const).map((step) => (
        <Item
          key={step}
          aria-current={step === current ? 'step' : undefined}
          data-state={step < current ? 'done' : step === current ? 'current' : 'ahead'}
        >
          <Mark aria-hidden="true">{step < current ? '✓' : step + 1}</Mark>
          <span>
            {stepTexts[step].name}
            {step < current && <VisuallyHidden>, done</VisuallyHidden>}
          </span>
        </Item>
      ))}
    </List>
  );
}

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  align-content: start;
  /* As high as the button beside it even before its steps have arrived. */
  min-height: var(--target);
  gap: var(--space-1);
  @media ${media.largeText} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Item = styled.li`
  display: flex;
  align-items: center;
  gap: var(--space-1);
  padding-block-start: var(--space-1);
  border-block-start: 4px solid var(--color-border);
  color: var(--color-muted);
  &[data-state='done'] {
    border-color: var(--color-accent);
  }
  &[data-state='current'] {
    border-color: var(--color-accent);
    color: var(--color-text);
    font-weight: 600;
  }
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  inline-size: 1.75rem;
  block-size: 1.75rem;
  border: 2px solid var(--color-control);
  border-radius: 50%;
  font-size: var(--text-small);
  line-height: 1;
  font-weight: 600;
  /* No room beside the name. */
  @media ${media.belowLargeText} and ${media.phone} {
    display: none;
  }
  [data-state='done'] & {
    font-size: var(--text-body);
    border-color: var(--color-accent);
    color: var(--color-accent);
  }
  [data-state='current'] & {
    background: var(--color-accent);
    border-color: var(--color-accent);
    color: var(--color-on-accent);
    @media (forced-colors: active) {
      forced-color-adjust: none;
      color: HighlightText;
    }
  }
`;
