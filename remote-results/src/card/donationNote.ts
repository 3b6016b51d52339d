import type { Strategy } from '@donate-impact/shared/preferences';
import { shareOf, spreadSize } from '@donate-impact/shared/scoring';

/** Where the money of a card's Donate goes when it does not all go to that card; null when it does. */
export function donationNote(strategy: Strategy | null, candidates: number): string | null {
  if (strategy === 'single') return null;
  const recipients = Math.min(spreadSize, candidates);
  if (recipients < 2) return null;
  return `Goes to your top ${recipients}, $${shareOf(recipients).each} each`;
}
