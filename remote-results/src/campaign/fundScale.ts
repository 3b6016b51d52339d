import type { Candidate } from '@donate-impact/shared/candidates';

/** The largest of some funds, in dollars, on either side: the full width of their bars. */
export function largestFund(...fundings: readonly Candidate['funding'][]): number {
  return Math.max(1, ...fundings.flatMap(({ us, them }) => [us, them]));
}

/** The least dollars that are not shown as $0.0M. */
export const smallestShown = 50_000;
