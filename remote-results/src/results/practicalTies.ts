import {
  type RankedCandidate,
  rankStability,
  type ScoringPreferences,
  scorePercent,
} from '@donate-impact/shared/scoring';

/** A candidate's place in a band of candidates who are practically tied; most bands have one. */
export interface Banded {
  entry: RankedCandidate;
  size: number;
  /** From 0. */
  place: number;
  /** Why they are in one band: all share a rank, all are within one point, or another row of weights reorders them. */
  reason: 'equal' | 'close' | 'reordered';
}

/**
 * Bands of neighbors in a ranking: the order of any two in a band changes under another row of weights, or is within
 * one step of rounding. Those who share a rank are in one band.
 */
export function practicalTies(
  ranked: readonly RankedCandidate[],
  preferences: ScoringPreferences,
): Banded[] {
  const stability = rankStability(
    ranked.map(({ candidate }) => candidate),
    preferences,
  );
  const getRanks = ({ candidate }: RankedCandidate) =>
    (stability.get(candidate.id) ?? []).map(({ rank }) => rank);
  const bands: RankedCandidate[][] = [];
  const canSwap = (above: RankedCandidate, below: RankedCandidate) =>
    isWithinStep(above, below) || isAhead(getRanks(below), getRanks(above));
  for (const entry of ranked) {
    const band = bands.at(-1);
    const equals = ranked.filter(({ rank }) => rank === entry.rank);
    const isTied = band?.every((above) => equals.every((equal) => canSwap(above, equal)));
    if (band?.at(-1)?.rank === entry.rank || isTied) band?.push(entry);
    else bands.push([entry]);
  }
  return bands.flatMap((band) => {
    const reason = findReason(band);
    return band.map((entry, place) => ({ entry, size: band.length, place, reason }));
  });
}

function findReason(band: readonly RankedCandidate[]): Banded['reason'] {
  const [first] = band;
  if (band.every(({ rank }) => rank === first?.rank)) return 'equal';
  return band.every((entry) => first && isWithinStep(first, entry)) ? 'close' : 'reordered';
}

function isWithinStep(above: RankedCandidate, below: RankedCandidate): boolean {
  return scorePercent(above.score) - scorePercent(below.score) <= 1;
}

/** The first has the better rank in any of the rows. */
function isAhead(ranks: readonly number[], others: readonly number[]): boolean {
  return ranks.some((rank, row) => rank < (others[row] ?? 0));
}
