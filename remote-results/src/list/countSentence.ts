import { groupDigits } from '@donate-impact/shared/scoring';

interface Counts {
  total: number;
  /** How many fit the filters. */
  found: number;
  /** How many of those are on the page. */
  shown: number;
}

/** What the status region says about the list. */
export function countSentence({ total, found, shown }: Counts): string {
  if (total === 0) return 'No matches found';
  const ranked = `${groupDigits(total)} ${total === 1 ? 'candidate' : 'candidates'}`;
  const first = shown < found ? `, the first ${groupDigits(shown)} shown` : '';
  if (found === total) return `${ranked} ranked by impact potential${first}`;
  return `${groupDigits(found)} of ${ranked} fit your filters, ranked by impact potential${first}`;
}
