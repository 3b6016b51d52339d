import type { Candidate } from '../candidates/Candidate';
import {
  calculateFactors,
  type Factors,
  fundingGapPercent,
  matchedIssues,
} from './calculateFactors';
import { roundScore, type ScoringPreferences, scorePercent, weightedSum } from './scoreCandidate';
import { type FactorName, factorNames, getWeights, type Weights } from './weights';

/**
 * One line of a receipt: `value` and `weight`, 0 to 1; `points`, their product, unrounded; `note` says where the
 * value comes from.
 */
export type ReceiptLine = Receipt['lines'][number];

/**
 * The calculation of a score: the lines add up to `sum`, 0 to 1; `score` is the sum rounded to two decimals, and
 * `percent` the whole percentage, 0 to 100.
 */
export type Receipt = ReturnType<typeof createReceipt>;

/** The names of the factors on screen, in the order in which the terms are added. */
export const factorLabels: Readonly<Record<FactorName, string>> = {
  competitiveness: 'Competitiveness',
  fundingGap: 'Funding gap',
  time: 'Time',
  issueMatch: 'Issues',
};

/** The receipt for a candidate's score, from the same sum as the score itself. */
export function explainScore(
  candidate: Candidate,
  preferences: ScoringPreferences,
  weights: Readonly<Weights> = getWeights(preferences.impact),
): Receipt {
  return createReceipt(
    calculateFactors(candidate, preferences.issues),
    weights,
    getNotes(candidate, preferences.issues),
  );
}

/** A receipt for four factor values under a row of weights. */
export function createReceipt(
  factors: Factors,
  weights: Readonly<Weights>,
  notes: Readonly<Record<FactorName, string>>,
) {
  const sum = weightedSum(factors, weights);
  const line = (factor: FactorName) => ({
    factor,
    label: factorLabels[factor],
    value: factors[factor],
    weight: weights[factor],
    points: weights[factor] * factors[factor],
    note: notes[factor],
  });
  return {
    score: roundScore(sum),
    percent: scorePercent(roundScore(sum)),
    sum,
    lines: factorNames.map(line),
  };
}

function getNotes(candidate: Candidate, issues: readonly string[]): Record<FactorName, string> {
  const { competitiveness } = candidate;
  return {
    competitiveness: `rated ${competitiveness === 'tossup' ? 'a toss-up' : competitiveness}`,
    fundingGap: fundingNote(candidate),
    time: timeNote(candidate.timeToElectionDays),
    issueMatch: issueNote(matchedIssues(candidate, issues), issues.length),
  };
}

function fundingNote({ funding }: Candidate): string {
  const { us, them } = funding;
  if (us === them) return 'level with the opponent';
  // Stryker disable next-line EqualityOperator: equal funds are answered in the line above.
  if (us > them) return 'ahead of the opponent, so no gap';
  const percent = fundingGapPercent(funding);
  return percent === 0 ? 'slightly less than the opponent' : `${percent}% less than the opponent`;
}

function timeNote(days: number): string {
  if (days < 0) return 'the election has passed';
  if (days < 1) return 'the election is today';
  const shown = Math.round(days * 10) / 10;
  return shown === 1 ? '1 day of 365' : `${shown} days of 365`;
}

function issueNote(matched: number, selected: number): string {
  if (selected === 0) return 'no issues selected';
  return `${matched} of ${selected} chosen ${selected === 1 ? 'issue' : 'issues'}`;
}
