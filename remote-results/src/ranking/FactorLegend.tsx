import { type FactorName, factorLabels, factorNames } from '@donate-impact/shared/scoring';
import { VisuallyHidden } from '@donate-impact/shared/ui';
import styled from 'styled-components';

interface FactorLegendProps {
  stacked: readonly FactorName[];
  onChange: (stacked: readonly FactorName[]) => void;
}

/** What each part of a bar stands for; the same boxes choose what the bars are stacked of. */
export function FactorLegend({ stacked, onChange }: FactorLegendProps) {
  function toggle(factor: FactorName) {
    onChange(factorNames.filter((each) => (each === factor) !== stacked.includes(each)));
  }

  return (
    <Legend data-print="keep">
      <VisuallyHidden as="legend">What the bars show</VisuallyHidden>
      {factorNames.map((factor) => (
        <label key={factor}>
          <input
            type="checkbox"
            className={factor}
            aria-label={`${factorLabels[factor]} in the bars`}
            checked={stacked.includes(factor)}
            onChange={() => toggle(factor)}
          />
          {factorLabels[factor]}
        </label>
      ))}
    </Legend>
  );
}

/* Each box looks like the part of the bar that it stands for, and is empty when that part is left out. */
const Legend = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
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
    appearance: none;
    flex: none;
    width: 1rem;
    height: 1rem;
    margin: 0;
    border: 2px solid var(--color-accent);
      cursor: pointer;
  }

  .competitiveness:checked {
    background: var(--color-accent);
  }

  .fundingGap:checked {
    background: var(--color-accent-mid);
  }

  .time:checked {
    background: repeating-linear-gradient(
      135deg,
      var(--color-accent) 0 1.5px,
      var(--color-surface) 1.5px 4px
    );
  }

  .issueMatch:checked {
    background: var(--color-surface);
  }

  input:not(:checked) {
    border-style: dotted;
    border-color: var(--color-control);
  }

  label:has(:not(:checked)) {
    color: var(--color-muted);
    text-decoration: line-through;
  }

  @media (forced-colors: active) {
    input:checked {
      forced-color-adjust: none;
      border-color: CanvasText;
    }

    .competitiveness:checked {
      background: CanvasText;
    }

    .fundingGap:checked {
      background: GrayText;
    }

    .time:checked {
      background: repeating-linear-gradient(135deg, CanvasText 0 1.5px, Canvas 1.5px 4px);
    }

    .issueMatch:checked {
      background: Canvas;
    }
  }
`;
