import type { Polling } from './Candidate';
import { oneDecimal } from './formatPoll';

/** A statement about a poll that its margin of error allows: `kind` for styling, `text` for the reader. */
export interface PollVerdict {
  kind: 'too-close' | 'within-lead-margin' | 'ahead' | 'behind';
  text: string;
}

/**
 * Reads a poll with its uncertainty. The stated margin is that of one share; the margin on the lead between two is
 * about twice as large, so only a lead beyond twice the margin is reported as a lead.
 */
export function pollVerdict({ us, them, moe }: Polling): PollVerdict {
  const lead = oneDecimal(Math.abs(us - them));
  if (lead <= moe) return { kind: 'too-close', text: 'too close to call' };
  if (lead <= 2 * moe) {
    return { kind: 'within-lead-margin', text: 'lead within the margin of error on the lead' };
  }
  // Stryker disable next-line EqualityOperator: equal shares are too close to call.
  return us > them
    ? { kind: 'ahead', text: `ahead by ${lead}` }
    : { kind: 'behind', text: `behind by ${lead}` };
}
