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
        {linesAt(typed).map(({ label, text, count }) => (
          <Line key={label}>
            <Label>{label}</Label>
            <Characters>
              {[...text].map((character, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes.
                <span key={index} data-typed={stateOf(index, count, text)}>
                  {character}
                </span>
              ))}
            </Characters>
          </Line>
        ))}
      </Lines>
    </div>
  );
}

function linesAt(typed: number) {
  let left = typed;
  return sampleProfile.map(({ label, text }) => {
    const count = Math.min(left, text.length);
    left -= count;
    return { label, text, count };
  });
}

function stateOf(index: number, count: number, text: string) {
  if (index >= count) return undefined;
  return index === count - 1 && count < text.length ? 'last' : '';
}

const Caption = styled.p`
  font-weight: 700;
`;

const Lines = styled.div`
  margin-block-start: var(--space-half);
`;

const Line = styled.p`
  display: grid;
  grid-template-columns: 5.25rem minmax(0, 1fr);
  gap: var(--space-1);
  padding-block: 0.25rem;
  border-block-end: 1px solid var(--color-control);
  max-width: none;
  line-height: 1.4;
  text-wrap: wrap;
  @media (width < 26rem) {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
  }
`;

const Label = styled.span`
  color: var(--color-muted);
`;

/* Each character has its place from the start, so that typing one lays out nothing. */
const Characters = styled.span`
  font-weight: 600;
  & > :not([data-typed]) {
    visibility: hidden;
  }
  & > [data-typed='last'] {
    box-shadow: 2px 0 0 var(--color-accent);
  }
`;
