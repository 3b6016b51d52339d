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
          {stepTexts[step].name}
          {step < current && <VisuallyHidden>, done</VisuallyHidden>}
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
  @media ${media.wide} {
    column-gap: var(--space-4);
  }
  @media ${media.largeText} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Item = styled.li`
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
  @media (forced-colors: active) {
    &:not([data-state='ahead']) {
      border-color: Highlight;
    }
  }
`;
