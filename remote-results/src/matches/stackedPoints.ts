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

/** Whole points of 100, apportioned by largest remainder so that they add up to the percentage that is shown. */
export function stackReceipt({ lines, percent }: Receipt): StackedPart[] {
  const parts = lines.map((line) => {
    const exact = line.points * 100;
    // A product such as 0.35 * 0.2 may lie just below the whole number that it stands for.
    const whole = Math.floor(exact + 1e-6);
    return { line, whole, remainder: exact - whole };
  });
  const missing = percent - parts.reduce((sum, { whole }) => sum + whole, 0);
  const raised = new Set(
    [...parts].sort((a, b) => b.remainder - a.remainder).slice(0, Math.max(0, missing)),
  );

  return parts.map((part) => {
    const { factor, label, note, weight } = part.line;
    const points = part.whole + (raised.has(part) ? 1 : 0);
    return { factor, label, note, points, most: Math.round(weight * 100) };
  });
}
