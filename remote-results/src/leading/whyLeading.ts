import { type Candidate, formatFunds, oneDecimal } from '@donate-impact/shared/candidates';
import {
  explainScore,
  type FactorName,
  type ReceiptLine,
  type ScoringPreferences,
} from '@donate-impact/shared/scoring';
import { listed } from '../matches/listed';

const mentioned = 3;

/** Why a candidate has their score, in one sentence: the factors that give points, three at most, from the most on. */
export function whyLeading(candidate: Candidate, preferences: ScoringPreferences): string {
  const reasons = explainScore(candidate, preferences)
    .lines.filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points)
    .slice(0, mentioned)
    .map((line) => describeReason(line, candidate, preferences));
  if (reasons.length === 0) return 'No factor gives points';
  const sentence = listed(reasons);
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

const smallestShown = 50_000;

function describeReason(
  { factor, value }: ReceiptLine,
  { competitiveness, funding, timeToElectionDays: days }: Candidate,
  { issues }: ScoringPreferences,
): string {
  const gap = funding.them - funding.us;
  const matched = Math.round(value * issues.length);
  const reasons: Record<FactorName, string> = {
    competitiveness: competitiveness === 'tossup' ? 'toss-up' : `rated ${competitiveness}`,
    fundingGap: gap < smallestShown ? 'trails slightly' : `trails by ${formatFunds(gap)}`,
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
  if (days < 1) return 'votes today';
  return days === 1 ? 'votes tomorrow' : `votes in ${oneDecimal(days)} days`;
}
