import { type RankedCandidate, scorePercent } from '@donate-impact/shared/scoring';

/** How wide a column is, in points of 100. */
export const columnWidth = 5;

/** How the scores of many candidates are spread. */
export interface RestShape {
  count: number;
  /** The highest and the lowest score in percent. */
  highest: number;
  lowest: number;
  /** How many candidates have a score of 0 to 4 percent, of 5 to 9, and so on to 100. */
  columns: number[];
}

/** The spread of scores; null for no one. The candidates are in rank order. */
export function restShape(rest: readonly RankedCandidate[]): RestShape | null {
  const first = rest[0];
  const last = rest.at(-1);
  if (!first || !last) return null;
  const columns: number[] = Array(Math.floor(100 / columnWidth) + 1).fill(0);
  for (const { score } of rest) {
    const column = Math.floor(scorePercent(score) / columnWidth);
    columns[column] = (columns[column] ?? 0) + 1;
  }
  return {
    count: rest.length,
    highest: scorePercent(first.score),
    lowest: scorePercent(last.score),
    columns,
  };
}
