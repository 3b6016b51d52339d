import { factorLabels, factorNames, type Weights } from '@donate-impact/shared/scoring';
import { VisuallyHidden } from '@donate-impact/shared/ui';
import styled from 'styled-components';

/** One row of weights: a bar for each of the four factors, all on the same scale. */
export function WeightBars({ weights }: { weights: Weights }) {
  return (
    <Row>
      {factorNames.map((factor) => (
        <Factor key={factor}>
          <dt>{factorLabels[factor]}</dt>
          <dd>
            <Bar viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
              <rect width="100" height="6" fill="var(--color-track)" />
              <rect width={weights[factor] * 100} height="6" fill="var(--color-accent)" />
            </Bar>
            <VisuallyHidden>{`${Math.round(weights[factor] * 100)}% of the score`}</VisuallyHidden>
          </dd>
        </Factor>
      ))}
    </Row>
  );
}

/** Name and bar on one line each; from 58rem on side by side, four or, beside another column, two in a row. */
const Row = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 8.5rem) minmax(2rem, 1fr);
  align-items: center;
  gap: var(--space-half) var(--space-2);
  margin-block-start: var(--space-1);
  font-size: var(--text-small);
  color: var(--color-muted);
  @media (min-width: 58rem) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  @media (min-width: 64rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Factor = styled.div`
  display: contents;
  dd {
    display: contents;
  }
  @media (min-width: 58rem) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Bar = styled.svg`
  inline-size: 100%;
  block-size: 6px;
  border-radius: var(--radius);
  @media (min-width: 58rem) {
    margin-block-start: var(--space-half);
  }
`;
