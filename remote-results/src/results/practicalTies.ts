import { type RankedCandidate, scorePercent } from '@donate-impact/shared/scoring';

/** A candidate's place in a band of candidates who are practically tied; most bands have one. */
export interface Banded {
  entry: RankedCandidate;
  size: number;
  /** From 0. */
  place: number;
  /** All share a rank; otherwise all are within one point. */
  areEqual: boolean;
}

/** Bands of neighbors in a ranking whose scores are equal or within one point of each other. */
export function practicalTies(ranked: readonly RankedCandidate[]): Banded[] {
  const bands: RankedCandidate[][] = [];
  for (const entry of ranked) {
    const first = bands.at(-1)?.[0];
    const isTied = first && scorePercent(first.score) - scorePercent(entry.score) <= 1;
    if (isTied) bands.at(-1)?.push(entry);
    else bands.push([entry]);
  }
  return bands.flatMap((band) => {
    const areEqual = band.every(({ rank }) => rank === band[0]?.rank);
    return band.map((entry, place) => ({ entry, size: band.length, place, areEqual }));
  });
}
