import {
  getWeightParts,
  getWeights,
  impactChoices,
  impactRowLabel,
  type Weights,
} from '@donate-impact/shared/scoring';
import { useId } from 'react';
import styled from 'styled-components';
import { areSameWeights, moveWeight } from './moveWeight';

const presets = impactChoices.map((impact) => ({
  name: impactRowLabel(impact),
  weights: getWeights(impact),
}));

interface WeightControlProps {
  weights: Weights;
  onChange: (weights: Weights) => void;
}

/** The four rows of weights as starting points; none is selected when the weights differ from all of them. */
export function WeightPresets({ weights, onChange }: WeightControlProps) {
  return (
    <fieldset>
      <Legend>Start from the weights for</Legend>
      {presets.map((preset) => (
        <PresetChoice key={preset.name}>
          <input
            type="radio"
            name="weight-preset"
            checked={areSameWeights(preset.weights, weights)}
            onChange={() => onChange(preset.weights)}
          />
          <span>{preset.name}</span>
        </PresetChoice>
      ))}
    </fieldset>
  );
}

/** One slider for each factor; the others move along, so that together they are the whole score. */
export function WeightSliders({ weights, onChange }: WeightControlProps) {
  const id = useId();
  const parts = getWeightParts(weights);

  return (
    <fieldset>
      <Legend>Or set the weights yourself</Legend>
      {parts.map(({ factor, label, most }) => (
        <Slider key={factor}>
          <label htmlFor={`${id}-${factor}`}>{label}</label>
          <span>{`${most}%`}</span>
          <input
            id={`${id}-${factor}`}
            type="range"
            min="0"
            max="100"
            value={most}
            aria-valuetext={`${most}% of the score`}
            onChange={({ target }) =>
              onChange(moveWeight(weights, factor, target.valueAsNumber / 100))
            }
          />
        </Slider>
      ))}
    </fieldset>
  );
}

const Legend = styled.legend`
  padding-block-end: var(--space-1);
  font-weight: 600;
`;

const PresetChoice = styled.label`
  display: flex;
  align-items: center;
  gap: var(--space-1);
  min-height: 2rem;
  line-height: var(--line-snug);
  cursor: pointer;
`;

const Slider = styled.div`
  display: grid;
  margin-block-start: var(--space-half);
  grid-template-columns: minmax(0, 1fr) auto;
  column-gap: var(--space-1);

  span {
    font-variant-numeric: tabular-nums;
    font-weight: 600;
  }

  input {
    grid-column: 1 / -1;
    width: 100%;
    height: 1.75rem;
    margin: 0;
  }

  input:focus-visible {
    outline-offset: -2px;
  }
`;
