import type { Candidate } from '@donate-impact/shared/candidates';

const close = { min: 30, max: 70 };
const whole = { min: 0, max: 100 };

export type PollScale = typeof whole;

/**
 * One scale for all the polls: 30 to 70 percent, so that the charts in a list can be compared; 0 to 100 where a whisker
 * of any of them would extend beyond that.
 */
export function pollScale(...polls: readonly Candidate['polling'][]): PollScale {
  const fits = ({ us, them, moe }: Candidate['polling']) =>
    Math.min(us, them) - moe >= close.min && Math.max(us, them) + moe <= close.max;
  return polls.every(fits) ? close : whole;
}

/** The largest of some funds, in dollars, on either side: the full width of their bars. */
export function largestFund(...fundings: readonly Candidate['funding'][]): number {
  return Math.max(1, ...fundings.flatMap(({ us, them }) => [us, them]));
}

/** The least dollars that are not shown as $0.0M. */
export const smallestShown = 50_000;
