import type { Candidate } from '@donate-impact/shared/candidates';
import {
  explainScore,
  type FactorName,
  factorNames,
  type RankedCandidate,
  type ScoringPreferences,
} from '@donate-impact/shared/scoring';
import type { Decision } from './Figures';

// Differences in points that are equal on paper differ by less than this.
const rounding = 1e-9;

/**
 * The factor whose points put the first candidate furthest ahead of the second. Where several share second place, the first
 * is compared with each: it is one factor only if all comparisons name it.
 */
export function decidedBy(
  ranked: readonly RankedCandidate[],
  answer: ScoringPreferences,
): Decision {
  const [first, second] = ranked;
  if (!first || !second || first.tied) return 'shared';
  const named = ranked
    .filter(({ rank }) => rank === second.rank)
    .flatMap(({ candidate }) => largest(lead(first.candidate, candidate, answer)));
  const [decisive, ...others] = new Set(named);
  return decisive && others.length === 0 ? decisive : 'several';
}

/** By how many points a candidate is ahead of another in each factor. */
export function lead(
  candidate: Candidate,
  other: Candidate,
  answer: ScoringPreferences,
): Record<FactorName, number> {
  const [own, others] = [countPoints(candidate, answer), countPoints(other, answer)];
  return byFactor((factor) => own[factor] - others[factor]);
}

/** A value for each factor. */
export function byFactor(value: (factor: FactorName) => number): Record<FactorName, number> {
  return {
    competitiveness: value('competitiveness'),
    fundingGap: value('fundingGap'),
    time: value('time'),
    issueMatch: value('issueMatch'),
  };
}

function countPoints(candidate: Candidate, answer: ScoringPreferences) {
  const { lines } = explainScore(candidate, answer);
  return byFactor((factor) => lines.find((line) => line.factor === factor)?.points ?? 0);
}

function largest(differences: Record<FactorName, number>): FactorName[] {
  const most = Math.max(...Object.values(differences));
  return factorNames.filter((factor) => differences[factor] > most - rounding);
}
