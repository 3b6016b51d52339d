import { type RankedCandidate, rankInWords, scorePercent } from '@donate-impact/shared/scoring';

interface Place {
  entry: RankedCandidate;
  chosen: readonly RankedCandidate[];
  ranked: readonly RankedCandidate[];
  /** Whether the chosen are the top of this ranking. */
  isTop: boolean;
}

/** Why a candidate is among those that a spread donation goes to, and whether a tie decided it. */
export function spreadReason({ entry, chosen, ranked, isTop }: Place): string {
  if (!isTop) return 'Among the top of the list that you gave from.';
  const place = `Ranked ${rankInWords(entry)} of ${ranked.length}, with a score of ${scorePercent(entry.score)}%.`;
  const passedOver = ranked.filter(
    (other) => other.score === entry.score && !chosen.includes(other),
  );
  if (passedOver.length === 0) return place;
  return `${place} A tie decided this: ${whoIsTied(passedOver)} the same score, and the one that stands first in the data file is taken.`;
}

function whoIsTied(tied: readonly RankedCandidate[]): string {
  const [first] = tied;
  if (tied.length === 1 && first) return `${first.candidate.name} has`;
  return `${tied.length} others have`;
}
