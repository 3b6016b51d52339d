import { type Candidate, formatFunds, oneDecimal } from '@donate-impact/shared/candidates';
import {
  explainScore,
  type FactorName,
  type ReceiptLine,
  type ScoringPreferences,
} from '@donate-impact/shared/scoring';
import { smallestShown } from './scales';

const mentioned = 2;

/** Why a candidate has their score, in one line: the two factors that give the most points, or the only one that gives any. */
export function describeStrengths(candidate: Candidate, preferences: ScoringPreferences): string {
  const reasons = explainScore(candidate, preferences)
    .lines.filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points)
    .slice(0, mentioned)
    .map((line) => describeReason(line, candidate, preferences));
  if (reasons.length === 0) return 'no factor gives points';
  return reasons.join(', ');
}

function describeReason(
  { factor, value }: ReceiptLine,
  { competitiveness, funding, timeToElectionDays: days }: Candidate,
  { issues }: ScoringPreferences,
): string {
  const gap = funding.them - funding.us;
  const matched = Math.round(value * issues.length);
  const reasons: Record<FactorName, string> = {
    competitiveness: competitiveness === 'tossup' ? 'toss-up' : `rated ${competitiveness}`,
    fundingGap:
      gap < smallestShown ? 'slightly behind in funds' : `${formatFunds(gap)} behind in funds`,
    time: timeReason(days),
    issueMatch:
      issues.length === 1
        ? 'shares your issue'
        : `shares ${matched} of your ${issues.length} issues`,
  };
  return reasons[factor];
}

function timeReason(days: number) {
  if (days < 0) return 'election passed';
  if (days < 1) return 'election today';
  return days === 1 ? 'election tomorrow' : `election in ${oneDecimal(days)} days`;
}
