interface Explained {
  score: number;
  sum: number;
  lines: readonly { points: number }[];
}

interface ShownPoints {
  points: string[];
  sum: string;
  /**
   * Whether the printed sum ends on exactly a half but is slightly less as a binary fraction, so it was rounded
   * down.
   */
  isUnderHalf: boolean;
}

/**
 * The points as printed: three decimals, apportioned by largest remainder so that they add up to the printed sum,
 * with more decimals only where three would round to a different score.
 */
export function shownPoints({ lines, score, sum }: Explained): ShownPoints {
  const enough = [3, 4, 5, 6].find((count) => roundsTo(score, sum, count));
  const digits = enough ?? 3;
  const unit = 10 ** digits;
  const floors = lines.map(({ points }) => Math.floor(points * unit + 1e-6));
  const missing = Math.round(sum * unit) - floors.reduce((total, floor) => total + floor, 0);
  const byRemainder = lines
    .map(({ points }, index) => ({
      index,
      remainder: points * unit - Math.floor(points * unit + 1e-6),
    }))
    .sort((a, b) => b.remainder - a.remainder);
  const raised = new Set(byRemainder.slice(0, Math.max(0, missing)).map(({ index }) => index));

  return {
    points: floors.map((floor, index) =>
      ((floor + (raised.has(index) ? 1 : 0)) / unit).toFixed(digits),
    ),
    sum: (Math.round(sum * unit) / unit).toFixed(digits),
    isUnderHalf: enough === undefined,
  };
}

function roundsTo(score: number, sum: number, digits: number): boolean {
  return Math.round(Number(sum.toFixed(digits)) * 100) === Math.round(score * 100);
}
