import type { Strategy } from '@donate-impact/shared/preferences';
import { shareOf, spreadSize } from '@donate-impact/shared/scoring';

/** Where the money of a card's Donate goes when it does not all go to that card; null when it does. */
export function donationNote(
  strategy: Strategy | null,
  candidates: number,
  isShared: boolean,
): string | null {
  if (strategy === 'single') return null;
  const recipients = Math.min(spreadSize, candidates);
  if (recipients < 2) return null;
  const top = isShared ? `the top ${recipients} of this list` : `your top ${recipients}`;
  return `Goes to ${top}, $${shareOf(recipients).each} each`;
}
