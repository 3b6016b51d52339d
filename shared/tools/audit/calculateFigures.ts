import type { Candidate } from '@donate-impact/shared/candidates';
import { issueOptions } from '@donate-impact/shared/preferences';
import {
  fundingGapPercent,
  type RankedCandidate,
  rankCandidates,
  type ScoringPreferences,
  scorePercent,
  spreadSize,
} from '@donate-impact/shared/scoring';
import { byFactor, decidedBy, lead } from './decidedBy';
import { everyAnswer, isFromWizard } from './everyAnswer';
import type { CandidateFigures, Figures, Shortfall } from './Figures';
import { orderFigures } from './orderFigures';

interface Ranking {
  answer: ScoringPreferences;
  ranked: RankedCandidate[];
}

/** Counts what the shipped scoring code makes of these candidates under every answer. */
export function calculateFigures(candidates: readonly Candidate[], file: string): Figures {
  const rankings = everyAnswer.map((answer) => ({
    answer,
    ranked: rankCandidates(candidates, answer),
  }));
  const fromWizard = rankings.filter(({ answer }) => isFromWizard(answer));
  const decided = { ...byFactor(() => 0), several: 0, shared: 0 };
  for (const { answer, ranked } of rankings) decided[decidedBy(ranked, answer)] += 1;
  return {
    file,
    issues: issueOptions.length,
    answers: rankings.length,
    wizard: {
      answers: fromWizard.length,
      first: countNamesUpTo(1, fromWizard),
      topThree: countNamesUpTo(3, fromWizard),
    },
    decided,
    order: orderFigures(candidates),
    candidates: candidates.map((candidate) => candidateFigures(candidate, rankings)),
  };
}

/** Counts the candidates who have that rank or a better one at least once. */
function countNamesUpTo(most: number, rankings: readonly Ranking[]) {
  const reached = rankings.flatMap(({ ranked }) => ranked.filter(({ rank }) => rank <= most));
  return new Set(reached.map(({ candidate }) => candidate.id)).size;
}

function candidateFigures(candidate: Candidate, rankings: readonly Ranking[]): CandidateFigures {
  const own = rankings.flatMap(({ ranked }) =>
    ranked.filter((each) => each.candidate === candidate),
  );
  const ranks = own.map(({ rank }) => rank);
  const scores = own.map(({ score }) => scorePercent(score));
  const countAt = (place: number) => ranks.filter((rank) => rank === place).length;
  const bestRank = Math.min(...ranks);
  return {
    ...describeRace(candidate),
    first: countAt(1),
    second: countAt(2),
    third: countAt(3),
    receives: rankings.filter(({ ranked }) => {
      const recipients = ranked.slice(0, spreadSize);
      return recipients.some((each) => each.candidate === candidate);
    }).length,
    bestRank,
    worstRank: Math.max(...ranks),
    bestScore: Math.max(...scores),
    worstScore: Math.min(...scores),
    shortfall: bestRank > 3 ? findShortfall(candidate, rankings) : null,
  };
}

function describeRace(candidate: Candidate) {
  const { id, name, competitiveness, funding, timeToElectionDays: days, issues } = candidate;
  const choosable = issueOptions.filter((issue) => issues.includes(issue.id)).length;
  return {
    id,
    name,
    rating: competitiveness,
    gap: fundingGapPercent(funding),
    days,
    issues: issues.length,
    choosable,
  };
}

/** A candidate's distance from those in third place; where several share it, on average of these. */
function findShortfall(candidate: Candidate, rankings: readonly Ranking[]): Shortfall {
  const all = rankings.map(({ answer, ranked }) => {
    const third = ranked[2]?.score ?? 0;
    const score = ranked.find((each) => each.candidate === candidate)?.score ?? 0;
    const leads = ranked
      .filter((each) => each.score === third)
      .map((each) => lead(each.candidate, candidate, answer));
    return {
      behind: scorePercent(third) - scorePercent(score),
      byFactor: byFactor((factor) => mean(leads.map((each) => each[factor]))),
    };
  });
  return {
    least: Math.min(...all.map(({ behind }) => behind)),
    average: byFactor((factor) => oneDecimal(100 * mean(all.map((each) => each.byFactor[factor])))),
  };
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const oneDecimal = (value: number) => Math.round(value * 10) / 10;
