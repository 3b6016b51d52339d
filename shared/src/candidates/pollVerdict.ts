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
  // As they are shown: 48.06% against 47.04% reads 48.1 to 47.
  const lead = oneDecimal(Math.abs(oneDecimal(us) - oneDecimal(them)));
  const margin = oneDecimal(moe);
  if (lead <= margin) return { kind: 'too-close', text: 'too close to call' };
  if (lead <= 2 * margin) {
    const side = us > them ? 'ahead' : 'behind';
    return { kind: 'within-lead-margin', text: `${side}, but not clearly` };
  }
  // Stryker disable next-line EqualityOperator: equal shares are too close to call.
  return us > them
    ? { kind: 'ahead', text: `ahead by ${lead}` }
    : { kind: 'behind', text: `behind by ${lead}` };
}
