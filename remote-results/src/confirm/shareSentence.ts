import { donationAmount, type Share } from '@donate-impact/shared/scoring';

const words = ['No', 'One', 'Two', 'Three'];

/** "Three candidates get $16 each, $48 in total, $2 left over". */
export function shareSentence(count: number, share: Share): string {
  if (count === 1) return `One candidate gets the whole $${donationAmount}`;
  const rest = share.leftOver === 0 ? 'nothing' : `$${share.leftOver}`;
  return `${words[count] ?? count} candidates get $${share.each} each, $${share.total} in total, ${rest} left over`;
}
