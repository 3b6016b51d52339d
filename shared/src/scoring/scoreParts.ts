import type { Candidate } from '../candidates/Candidate';
import { explainScore, factorLabels, type Receipt, type ReceiptLine } from './explainScore';
import type { ScoringPreferences } from './scoreCandidate';
import { factorNames, type Weights } from './weights';

/** One factor's part of a score, in whole points of 100. */
export interface ScorePart extends Pick<ReceiptLine, 'factor' | 'label'> {
  points: number;
  /** The points that the factor can earn at most. */
  most: number;
}

/** The four parts of a candidate's score, in the order in which they are added. */
export function getScoreParts(
  candidate: Candidate,
  preferences: ScoringPreferences,
  weights?: Readonly<Weights>,
): ScorePart[] {
  return getReceiptParts(explainScore(candidate, preferences, weights));
}

/** Whole points of 100, which add up to the percentage that is shown. */
export function getReceiptParts({ lines, percent }: Receipt): (ScorePart & ReceiptLine)[] {
  const points = apportion(
    lines.map((line) => line.points * 100),
    percent,
  );
  const most = getMost(lines.map(({ weight }) => weight));
  return lines.map((line, index) => ({
    ...line,
    points: points[index] ?? 0,
    most: most[index] ?? 0,
  }));
}

/** The parts of a score before any points are earned: what each factor can earn under these weights. */
export function getWeightParts(weights: Readonly<Weights>): ScorePart[] {
  const most = getMost(factorNames.map((factor) => weights[factor]));
  return factorNames.map((factor, index) => ({
    factor,
    label: factorLabels[factor],
    points: 0,
    most: most[index] ?? 0,
  }));
}

/** Parts in words: "Competitiveness 50 of 50, Funding gap 21 of 30, …"; without points where none are earned yet. */
export function nameParts(parts: readonly ScorePart[], isEarned = true): string {
  return parts
    .map(({ label, points, most }) => `${label} ${isEarned ? `${points} of ` : ''}${most}`)
    .join(', ');
}

function getMost(weights: readonly number[]): number[] {
  return apportion(
    weights.map((weight) => weight * 100),
    100,
  );
}

/** Whole numbers that add up to `total`, by largest remainder. */
export function apportion(values: readonly number[], total: number): number[] {
  const floors = values.map(Math.floor);
  const missing = total - floors.reduce((sum, floor) => sum + floor, 0);
  const raised = values
    .map((value, index) => ({ index, remainder: value - (floors[index] ?? 0) }))
    .sort((one, other) => other.remainder - one.remainder)
    .slice(0, Math.max(0, missing))
    .map(({ index }) => index);
  return floors.map((floor, index) => floor + (raised.includes(index) ? 1 : 0));
}
