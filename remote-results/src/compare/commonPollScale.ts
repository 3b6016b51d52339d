import type { Candidate } from '@donate-impact/shared/candidates';
import { type PollScale, pollScale } from '../charts/pollScale';

/** One scale for several polls: the widest that any of them needs. */
export function commonPollScale(polls: readonly Candidate['polling'][]): PollScale {
  const scales = polls.map(pollScale);
  return {
    min: Math.min(...scales.map(({ min }) => min)),
    max: Math.max(...scales.map(({ max }) => max)),
  };
}
