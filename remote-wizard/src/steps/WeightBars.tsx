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

/** Four side by side, or two where there is no room for their names. */
const Row = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-half) var(--space-2);
  margin-block-start: var(--space-half);
  @media (min-width: 44rem) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  @media (max-width: 19.99rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Factor = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

const Bar = styled.svg`
  inline-size: 100%;
  block-size: 6px;
  border-radius: var(--radius);
`;
