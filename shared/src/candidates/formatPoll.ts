import type { Polling } from './Candidate';

/** A poll in one line: "48% vs 46% (±3)", at most one decimal each. */
export function formatPoll({ us, them, moe }: Polling): string {
  return `${oneDecimal(us)}% vs ${oneDecimal(them)}% (±${oneDecimal(moe)})`;
}

/** A number with at most one decimal: 48, 46.5. */
export function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}
