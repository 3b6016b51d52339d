import { type FactorName, factorLabels, factorNames } from '@donate-impact/shared/scoring';
import { VisuallyHidden } from '@donate-impact/shared/ui';
import styled from 'styled-components';
import { Bar } from './Ranking.styles';

interface FactorLegendProps {
  stacked: readonly FactorName[];
  onChange: (stacked: readonly FactorName[]) => void;
}

/** A box for each part of a bar, with that part as it is drawn; an empty box leaves the part out. */
export function FactorLegend({ stacked, onChange }: FactorLegendProps) {
  function toggle(factor: FactorName) {
    onChange(factorNames.filter((each) => (each === factor) !== stacked.includes(each)));
  }

  return (
    <Legend data-print="keep">
      <VisuallyHidden as="legend">Parts of the bars</VisuallyHidden>
      {factorNames.map((factor) => (
        <label key={factor}>
          <input
            type="checkbox"
            aria-label={`${factorLabels[factor]} in the bars`}
            checked={stacked.includes(factor)}
            onChange={() => toggle(factor)}
          />
          <Bar aria-hidden="true">
            <rect className={factor} width="100%" />
          </Bar>
          {factorLabels[factor]}
        </label>
      ))}
    </Legend>
  );
}

const Legend = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, max-content));
  column-gap: var(--space-1);
  font-size: var(--text-small);
  line-height: 1.2;
  print-color-adjust: exact;

  label {
    display: flex;
    align-items: center;
    gap: var(--space-half);
    min-height: 1.5rem;
    cursor: pointer;
  }

  input {
    width: 1rem;
    height: 1rem;
  }

  svg {
    flex: none;
    width: 1rem;
  }
`;
