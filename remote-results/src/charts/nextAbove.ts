import type { RankedCandidate } from '@donate-impact/shared/scoring';

/** The nearest candidate with a strictly better score: a tie has to be passed by neither side. */
export function nextAbove(
  ranked: readonly RankedCandidate[],
  candidate: RankedCandidate,
): RankedCandidate | undefined {
  return ranked.findLast(({ score }) => score > candidate.score);
}
