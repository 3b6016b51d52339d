import { VisuallyHidden } from '@donate-impact/shared/ui';
import styled from 'styled-components';
import { sampleProfile } from './sampleRun';

/** The profile as typed so far; the rest takes up its space invisibly. */
export function SampleProfile({ typed }: { typed: number }) {
  return (
    <div>
      <Caption>Sample profile</Caption>
      <VisuallyHidden>
        Climate and healthcare, candidates in close races, spread across several.
      </VisuallyHidden>
      <Lines aria-hidden="true">
        {splitLines(typed).map(({ label, done, rest, writing }) => (
          <Line key={label}>
            <Label>{label}</Label>
            <span>
              <Typed $writing={writing}>{done}</Typed>
              <Rest>{rest}</Rest>
            </span>
          </Line>
        ))}
      </Lines>
    </div>
  );
}

function splitLines(typed: number) {
  let left = typed;
  return sampleProfile.map(({ label, text }) => {
    const count = Math.min(left, text.length);
    left -= count;
    const writing = count > 0 && count < text.length;
    return { label, done: text.slice(0, count), rest: text.slice(count), writing };
  });
}

const Caption = styled.p`
  font-weight: 600;
`;

const Lines = styled.div`
  margin-block-start: var(--space-half);
`;

const Line = styled.p`
  display: grid;
  grid-template-columns: 5.25rem minmax(0, 1fr);
  gap: var(--space-1);
  padding-block: var(--space-half);
  border-block-end: 1px solid var(--color-control);
  max-width: none;
  line-height: 1.4;
  text-wrap: wrap;
  @media (max-width: 25.99rem) {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
  }
`;

const Label = styled.span`
  color: var(--color-muted);
`;

const Typed = styled.span<{ $writing: boolean }>`
  font-weight: 600;
  box-shadow: ${({ $writing }) => ($writing ? '2px 0 0 var(--color-accent)' : 'none')};
`;

const Rest = styled.span`
  font-weight: 600;
  visibility: hidden;
`;
