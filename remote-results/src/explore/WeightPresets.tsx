import {
  factorNames,
  impactChoices,
  impactRowLabel,
  weightsFor,
} from '@donate-impact/shared/scoring';
import { PresetChoice, PresetList } from './ExploreWeights.styles';
import { type Sliders, slidersFor } from './freeWeights';

const presets = impactChoices.map((impact) => ({
  name: impactRowLabel(impact),
  sliders: slidersFor(weightsFor(impact)),
}));

interface WeightPresetsProps {
  sliders: Sliders;
  onChoose: (sliders: Sliders) => void;
}

/** The four rows of weights to start from; none is chosen when the sliders stand elsewhere. */
export function WeightPresets({ sliders, onChoose }: WeightPresetsProps) {
  return (
    <fieldset>
      <legend>Start from the weights of</legend>
      <PresetList>
        {presets.map((preset) => (
          <PresetChoice key={preset.name}>
            <input
              type="radio"
              name="weight-preset"
              checked={factorNames.every((factor) => preset.sliders[factor] === sliders[factor])}
              onChange={() => onChoose(preset.sliders)}
            />
            <span>{preset.name}</span>
          </PresetChoice>
        ))}
      </PresetList>
    </fieldset>
  );
}
