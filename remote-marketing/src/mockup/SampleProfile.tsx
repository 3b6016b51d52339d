import { media, VisuallyHidden } from '@donate-impact/shared/ui';
import styled from 'styled-components';
import { sampleProfile } from './sampleRun';

/** The profile as typed so far; the rest takes up its space invisibly. */
export function SampleProfile({ typed }: { typed: number }) {
  return (
    <div>
      <VisuallyHidden>
        Sample profile: climate and healthcare, candidates in close races, spread across several.
      </VisuallyHidden>
      <div aria-hidden="true">
        {splitLines(typed).map(({ label, done, rest, writing }) => (
          <Line key={label}>
            <Label>{label}</Label>
            <span>
              <Typed $writing={writing}>{done}</Typed>
              <Rest>{rest}</Rest>
            </span>
          </Line>
        ))}
      </div>
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

const Line = styled.p`
  display: grid;
  grid-template-columns: minmax(5rem, max-content) minmax(0, 1fr);
  gap: 0 var(--space-1);
  padding-block: var(--space-half);
  border-block-end: var(--hairline);
  max-width: none;
  line-height: var(--line-snug);
  @media ${media.largeText} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Label = styled.span`
  color: var(--color-muted);
`;

const Typed = styled.span<{ $writing: boolean }>`
  font-weight: 700;
  box-shadow: ${({ $writing }) => ($writing ? '2px 0 0 var(--color-accent)' : 'none')};
`;

const Rest = styled.span`
  font-weight: 700;
  visibility: hidden;
`;
