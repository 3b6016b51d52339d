import type { Polling } from './Candidate';
import { oneDecimal } from './formatPoll';

/**
 * A statement about a poll that its margin of error allows: `kind` for rules, `text` for the reader. The stated margin is
 * that of one share; the margin on the lead between two is about twice as large, so only a lead beyond twice the margin is
 * reported as a lead.
 */
export function pollVerdict({ us, them, moe }: Polling) {
  // As they are shown: 48.06% against 47.04% reads 48.1 to 47.
  const lead = oneDecimal(Math.abs(oneDecimal(us) - oneDecimal(them)));
  const margin = oneDecimal(moe);
  // Stryker disable next-line EqualityOperator: equal shares are too close to call.
  const side = us > them ? 'ahead' : 'behind';
  if (lead <= margin) return { kind: 'too-close', text: 'too close to call' } as const;
  if (lead <= 2 * margin)
    return { kind: 'within-lead-margin', text: `${side}, but not clearly` } as const;
  return { kind: side, text: `${side} by ${lead}` };
}
