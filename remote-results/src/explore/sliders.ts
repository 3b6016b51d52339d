import { type FactorName, factorNames, type Weights } from '@donate-impact/shared/scoring';

/** The positions of the four sliders, 0 to 100 each; only their proportions matter. */
export type Sliders = Weights;

export function getSliders(weights: Weights): Sliders {
  return mapFactors((factor) => Math.round(weights[factor] * 100));
}

/** The weights that the sliders give: they add up to 1, or are all 0 when every slider is at 0. */
export function freeWeights(sliders: Sliders): Weights {
  const total = factorNames.reduce((sum, factor) => sum + sliders[factor], 0);
  return mapFactors((factor) => (total === 0 ? 0 : sliders[factor] / total));
}

function mapFactors(read: (factor: FactorName) => number): Weights {
  return {
    competitiveness: read('competitiveness'),
    fundingGap: read('fundingGap'),
    time: read('time'),
    issueMatch: read('issueMatch'),
  };
}
