import { factorLabels, factorNames, type Weights } from '@donate-impact/shared/scoring';
import { Bar, Factor, Row, Weight } from './WeightBars.styles';
import { weightText } from './weightText';

/** One row of weights: four factors, each with its number and a bar on the same scale of 0 to 1. */
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
            <Weight>{weightText(weights[factor])}</Weight>
          </dd>
        </Factor>
      ))}
    </Row>
  );
}
