import type { Candidate } from '@donate-impact/shared/candidates';
import {
  explainScore,
  type FactorName,
  type ScoringPreferences,
  type Weights,
} from '@donate-impact/shared/scoring';

/** One factor's part of a bar, in whole points of 100. */
export interface StackedPart {
  factor: FactorName;
  label: string;
  points: number;
}

/**
 * A score as a stack of its four factors, in the order in which they are added: whole points of 100, apportioned by
 * largest remainder so that they add up to the percentage that is shown.
 */
export function stackedPoints(
  candidate: Candidate,
  preferences: ScoringPreferences,
  weights?: Readonly<Weights>,
): StackedPart[] {
  const { lines, percent } = explainScore(candidate, preferences, weights);
  const parts = lines.map(({ factor, label, points }) => {
    const exact = points * 100;
    // A product such as 0.35 * 0.2 may lie just below the whole number that it stands for.
    const whole = Math.floor(exact + 1e-6);
    return { factor, label, points: whole, remainder: exact - whole };
  });
  const missing = percent - parts.reduce((sum, { points }) => sum + points, 0);
  const raised = new Set(
    [...parts].sort((a, b) => b.remainder - a.remainder).slice(0, Math.max(0, missing)),
  );

  return parts.map((part) => ({
    factor: part.factor,
    label: part.label,
    points: part.points + (raised.has(part) ? 1 : 0),
  }));
}
