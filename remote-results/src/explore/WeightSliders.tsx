import { factorLabels, factorNames, type Weights } from '@donate-impact/shared/scoring';
import { useId } from 'react';
import { Slider } from './ExploreWeights.styles';
import type { Sliders } from './freeWeights';

interface WeightSlidersProps {
  sliders: Sliders;
  /** What the sliders come to, together 1. */
  weights: Weights;
  onChange: (sliders: Sliders) => void;
}

/** One slider for each factor; the weights are their proportions. */
export function WeightSliders({ sliders, weights, onChange }: WeightSlidersProps) {
  const id = useId();

  return (
    <fieldset>
      <legend>Or move the weights yourself</legend>
      {factorNames.map((factor) => (
        <Slider key={factor}>
          <label htmlFor={`${id}-${factor}`}>{factorLabels[factor]}</label>
          <span>{weights[factor].toFixed(2)}</span>
          <input
            id={`${id}-${factor}`}
            type="range"
            min="0"
            max="100"
            step="5"
            value={sliders[factor]}
            aria-valuetext={`weight ${weights[factor].toFixed(2)}`}
            onChange={({ target }) => onChange({ ...sliders, [factor]: target.valueAsNumber })}
          />
        </Slider>
      ))}
    </fieldset>
  );
}
