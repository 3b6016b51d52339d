import type { Candidate } from '../candidates/Candidate';
import { explainScore, factorLabels, type Receipt, type ReceiptLine } from './explainScore';
import type { ScoringPreferences } from './scoreCandidate';
import { factorNames, type Weights } from './weights';

/** What one factor can earn, in whole points of 100. */
export interface WeightPart extends Pick<ReceiptLine, 'factor' | 'label'> {
  most: number;
  /** What it has earned, where there is a candidate. */
  points?: number;
}

/** One factor's part of a candidate's score. */
export interface ScorePart extends WeightPart {
  points: number;
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
export function getWeightParts(weights: Readonly<Weights>): WeightPart[] {
  const most = getMost(factorNames.map((factor) => weights[factor]));
  return factorNames.map((factor, index) => ({
    factor,
    label: factorLabels[factor],
    most: most[index] ?? 0,
  }));
}

/** Parts in words: "Competitiveness 50 of 50, Funding gap 21 of 30, …"; of weights, "Competitiveness 50, …". */
export function nameParts(parts: readonly WeightPart[]): string {
  return parts
    .map(
      ({ label, points, most }) => `${label} ${points === undefined ? '' : `${points} of `}${most}`,
    )
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
