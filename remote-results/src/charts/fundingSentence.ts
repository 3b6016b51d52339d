import { type Candidate, formatMillions } from '@donate-impact/shared/candidates';

const smallestShown = 50_000;

/** Who has more, by how much, and the gap as a share of the larger fund: the number that the score uses. */
export function fundingSentence({ us, them }: Candidate['funding'], name: string): string {
  if (us === them) return 'Both have the same: no funding gap';
  const difference = Math.abs(them - us);
  const more = difference < smallestShown ? 'less than $0.1M' : formatMillions(difference);
  if (us > them) return `${name} has ${more} more: no funding gap to close`;
  return `Opponent has ${more} more: a funding gap of ${percentOf(difference, them)}`;
}

function percentOf(part: number, whole: number): string {
  const percent = Math.round((part / Math.max(1, whole)) * 100);
  return percent === 0 ? 'less than 1%' : `${percent}%`;
}
