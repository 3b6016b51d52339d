import type { Candidate } from '@donate-impact/shared/candidates';
import type { Answers } from '@donate-impact/shared/preferences';
import {
  type FactorName,
  factorNames,
  getWeights,
  rankCandidates,
  type Weights,
} from '@donate-impact/shared/scoring';
import { useDeferredValue, useMemo, useState } from 'react';

/** The weights that a visitor tries out, and the ranking they give; the matches stay as they are. */
export function useExploring(candidates: readonly Candidate[], answers: Answers) {
  const [sliders, explore] = useState<Sliders | null>(null);
  const deferred = useDeferredValue(sliders);
  const explored = useMemo(() => {
    if (!deferred || factorNames.every((factor) => deferred[factor] === 0)) return null;
    const weights = freeWeights(deferred);
    return { weights, ranked: rankCandidates(candidates, answers, weights) };
  }, [candidates, answers, deferred]);

  return {
    /** Null while the visitor explores nothing. */
    sliders,
    /** The ranking by the explored weights, a little later than the sliders; null if nothing is explored or weighed. */
    explored: sliders && explored,
    explore,
    start: () => explore(getSliders(getWeights(answers.impact))),
    stop: () => explore(null),
  };
}

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
