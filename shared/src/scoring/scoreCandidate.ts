import type { Candidate } from '../candidates/Candidate';
import type { Impact } from '../preferences/Answers';
import { calculateFactors, type Factors } from './calculateFactors';
import { getWeights, type Weights } from './weights';

/** The part of the visitor's answers that a score depends on. */
export interface ScoringPreferences {
  issues: readonly string[];
  impact: Impact | null;
}

/** A candidate's score for these preferences, 0 to 1 with two decimals. */
export function scoreCandidate(
  candidate: Candidate,
  preferences: ScoringPreferences,
  weights: Readonly<Weights> = getWeights(preferences.impact),
): number {
  return roundScore(weightedSum(calculateFactors(candidate, preferences.issues), weights));
}

/** The four terms added in the fixed order, unrounded; floating-point sums depend on the order. */
export function weightedSum(factors: Factors, weights: Readonly<Weights>): number {
  return (
    weights.competitiveness * factors.competitiveness +
    weights.fundingGap * factors.fundingGap +
    weights.time * factors.time +
    weights.issueMatch * factors.issueMatch
  );
}

/** The score that is shown, sorted and compared: a sum rounded to two decimals. */
export function roundScore(sum: number): number {
  return Math.round(sum * 100) / 100;
}

/** A score, 0 to 1, as a whole percentage, 0 to 100. */
export function scorePercent(score: number): number {
  return Math.round(score * 100);
}
