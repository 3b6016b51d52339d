import type { Candidate } from '@donate-impact/shared/candidates';
import type { Answers } from '@donate-impact/shared/preferences';
import {
  factorNames,
  type RankedCandidate,
  rankCandidates,
  type Weights,
  weightsFor,
} from '@donate-impact/shared/scoring';
import { useDeferredValue, useMemo, useState } from 'react';
import { freeWeights, type Sliders, slidersFor } from './freeWeights';

/** What a visitor tries out; the matches stay as they are. */
export interface Exploring {
  /** Null while the visitor explores nothing. */
  sliders: Sliders | null;
  /** The ranking by the explored weights, a little later than the sliders; null if nothing is explored or weighed. */
  explored: { weights: Weights; ranked: readonly RankedCandidate[] } | null;
  explore: (sliders: Sliders) => void;
  start: () => void;
  stop: () => void;
}

/** Other weights, and the ranking they give. */
export function useExploring(candidates: readonly Candidate[], answers: Answers): Exploring {
  const [sliders, explore] = useState<Sliders | null>(null);
  const deferred = useDeferredValue(sliders);
  const explored = useMemo(() => {
    if (!deferred || factorNames.every((factor) => deferred[factor] === 0)) return null;
    const weights = freeWeights(deferred);
    return { weights, ranked: rankCandidates(candidates, answers, weights) };
  }, [candidates, answers, deferred]);

  return {
    sliders,
    explored: sliders && explored,
    explore,
    start: () => explore(slidersFor(weightsFor(answers.impact))),
    stop: () => explore(null),
  };
}
