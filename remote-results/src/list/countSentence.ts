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
  const ranked = `${number(total)} ${total === 1 ? 'candidate' : 'candidates'}`;
  const first = shown < found ? `, the first ${number(shown)} shown` : '';
  if (found === total) return `${ranked} ranked by impact potential${first}`;
  return `${number(found)} of ${ranked} fit your filters, ranked by impact potential${first}`;
}

function number(value: number): string {
  return value.toLocaleString('en-US');
}
