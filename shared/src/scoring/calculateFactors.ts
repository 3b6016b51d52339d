import type { Candidate, Competitiveness, Funding } from '../candidates/Candidate';
import type { Weights } from './weights';

/** The value of each factor for one candidate, 0 to 1. */
export type Factors = Weights;

/** The factor value of each rating, 0 to 1. */
export const competitivenessValues: Readonly<Record<Competitiveness, number>> = {
  tossup: 1,
  lean: 0.6,
  safe: 0.2,
};

/** The inputs of the score: four values from 0 to 1, which depend only on the candidate and the visitor's issues. */
export function calculateFactors(candidate: Candidate, issues: readonly string[]): Factors {
  return {
    competitiveness: competitivenessValues[candidate.competitiveness],
    fundingGap: calculateFundingGap(candidate.funding),
    time: clamp(1 - candidate.timeToElectionDays / 365),
    issueMatch: issues.length === 0 ? 0 : matchedIssues(candidate, issues) / issues.length,
  };
}

/** The funding gap as a whole percentage of the larger fund, 0 to 100; 0 where the candidate has more. */
export function fundingGapPercent(funding: Funding): number {
  return Math.round(calculateFundingGap(funding) * 100);
}

/** Counts the visitor's issues that the candidate lists. */
export function matchedIssues(candidate: Candidate, issues: readonly string[]): number {
  let matched = 0;
  for (const issue of issues) if (candidate.issues.includes(issue)) matched += 1;
  return matched;
}

function calculateFundingGap({ us, them }: Funding): number {
  return clamp((them - us) / Math.max(us, them, 1));
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
