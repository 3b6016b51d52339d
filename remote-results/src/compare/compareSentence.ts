import { mostCompared } from './useComparison';

/** What the bar says about how many candidates were chosen so far. */
export function compareSentence(count: number): string {
  if (count === 0) return '';
  if (count === 1) return '1 chosen, choose one or two more to compare';
  return `${count} chosen${count === mostCompared ? ', that is the most' : ''}`;
}
