import { factorLabels, factorNames, type Weights } from '@donate-impact/shared/scoring';
import { VisuallyHidden } from '@donate-impact/shared/ui';
import { Bar, Factor, Row } from './WeightBars.styles';

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
