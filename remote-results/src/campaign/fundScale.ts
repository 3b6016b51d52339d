import type { Candidate } from '@donate-impact/shared/candidates';

/** The largest fund in a list, in dollars, on either side: the scale of all its funding bars. */
export function largestFund(candidates: readonly Candidate[]): number {
  return candidates.reduce(
    (largest, { funding }) => Math.max(largest, funding.us, funding.them),
    1,
  );
}

/** The least dollars that are not shown as $0.0M. */
export const smallestShown = 50_000;
