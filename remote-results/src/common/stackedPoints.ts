import type { Candidate } from '@donate-impact/shared/candidates';
import {
  explainScore,
  type Receipt,
  type ReceiptLine,
  type ScoringPreferences,
  type Weights,
} from '@donate-impact/shared/scoring';

/** One factor's part of a score, in whole points of 100. */
export interface StackedPart extends Pick<ReceiptLine, 'factor' | 'label' | 'note'> {
  points: number;
  /** The points that the factor gives at most. */
  most: number;
}

/** A score as a stack of its four factors, in the order in which they are added. */
export function stackedPoints(
  candidate: Candidate,
  preferences: ScoringPreferences,
  weights?: Readonly<Weights>,
): StackedPart[] {
  return stackReceipt(explainScore(candidate, preferences, weights));
}

/** Whole points of 100, which add up to the percentage that is shown. */
export function stackReceipt({ lines, percent }: Receipt): StackedPart[] {
  const points = apportion(
    lines.map((line) => line.points * 100),
    percent,
  );
  return lines.map(({ factor, label, note, weight }, index) => ({
    factor,
    label,
    note,
    points: points[index] ?? 0,
    most: Math.round(weight * 100),
  }));
}

/** Whole numbers that add up to `total`, by largest remainder. */
export function apportion(values: readonly number[], total: number): number[] {
  // A product such as 0.35 * 0.2 may lie just below the whole number that it stands for.
  const floors = values.map((value) => Math.floor(value + 1e-6));
  const missing = total - floors.reduce((sum, floor) => sum + floor, 0);
  const raised = values
    .map((value, index) => ({ index, remainder: value - (floors[index] ?? 0) }))
    .sort((one, other) => other.remainder - one.remainder)
    .slice(0, Math.max(0, missing))
    .map(({ index }) => index);
  return floors.map((floor, index) => floor + (raised.includes(index) ? 1 : 0));
}
