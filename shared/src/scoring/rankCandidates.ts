import type { Candidate } from '../candidates/Candidate';
import { ordinal } from './ordinal';
import { type ScoringPreferences, scoreCandidate, scorePercent } from './scoreCandidate';
import { getWeights, type Weights } from './weights';

/** A candidate with its score and rank in one ranking; candidates of equal score share a rank and are `tied`. */
export interface RankedCandidate {
  candidate: Candidate;
  score: number;
  rank: number;
  tied: boolean;
}

/** The candidates by score, highest first; equal scores keep the given order and share a rank (1, 2, 2, 4). */
export function rankCandidates(
  candidates: readonly Candidate[],
  preferences: ScoringPreferences,
  weights: Readonly<Weights> = getWeights(preferences.impact),
): RankedCandidate[] {
  const groups = new Map<number, RankedCandidate[]>();
  for (const candidate of candidates) {
    const score = scoreCandidate(candidate, preferences, weights);
    const percent = scorePercent(score);
    const group = groups.get(percent);
    // Stryker disable next-line BooleanLiteral: a placeholder, set once the groups are in order.
    const ranked = { candidate, score, rank: 0, tied: false };
    if (group) group.push(ranked);
    else groups.set(percent, [ranked]);
  }
  return inOrder(groups);
}

/** A rank as it is shown: "2", or "=2" when it is shared. */
export function rankLabel({ rank, tied }: Pick<RankedCandidate, 'rank' | 'tied'>): string {
  return tied ? `=${rank}` : `${rank}`;
}

/** A rank in words: "2nd", or "tied for 2nd" when it is shared. */
export function rankInWords({ rank, tied }: Pick<RankedCandidate, 'rank' | 'tied'>): string {
  return `${tied ? 'tied for ' : ''}${ordinal(rank)}`;
}

// A score has two decimals, so its whole percentage identifies it. As a key it is fast to look up,
// and there are few groups to sort however long the list is.
function inOrder(groups: ReadonlyMap<number, RankedCandidate[]>): RankedCandidate[] {
  const ordered: RankedCandidate[] = [];
  for (const [, group] of [...groups].sort(([a], [b]) => b - a)) {
    const rank = ordered.length + 1;
    const tied = group.length > 1;
    for (const ranked of group) {
      ranked.rank = rank;
      ranked.tied = tied;
      ordered.push(ranked);
    }
  }
  return ordered;
}
