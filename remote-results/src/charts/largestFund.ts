import type { Candidate } from '@donate-impact/shared/candidates';

/** The largest fund of a list in dollars, on either side: the one scale of all its funding bars. */
export function largestFund(candidates: readonly Candidate[]): number {
  return candidates.reduce(
    (largest, { funding }) => Math.max(largest, funding.us, funding.them),
    1,
  );
}
