import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { computeIntegrity } from '@donate-impact/releases/release';
import {
  type Candidate,
  type CandidateId,
  type Competitiveness,
  parseCandidates,
} from '@donate-impact/shared/candidates';
import { issueOptions } from '@donate-impact/shared/preferences';
import {
  explainScore,
  type FactorName,
  fundingGapPercent,
  type RankedCandidate,
  rankCandidates,
  type ScoringPreferences,
  scoreCandidate,
  scorePercent,
  spreadSize,
} from '@donate-impact/shared/scoring';
import { format, root } from '../start/commands.mjs';
import { everyAnswer, type OrderFigures, orderFigures } from './orderFigures';

/** Where the audit's files are: the page `/audit` imports the figures and links to both. */
export const folder = join(root, 'remote-marketing/src/audit');

const text = readFileSync(join(root, 'shared/data/candidates.json'));

/** The candidates of the data file as it is. */
export const { candidates } = parseCandidates(JSON.parse(text.toString()));

// Differences in points that are equal on paper differ by less than this.
const rounding = 1e-9;

// Counts over all answers whom the ranking puts first, and writes what the page /audit shows: `npm run audit-figures -w remote-marketing`.
if (process.argv[1] === import.meta.filename)
  for (const [name, content] of Object.entries(createAudit()))
    writeFileSync(join(folder, name), format(name, JSON.stringify(content)));

/** The audit of these candidates, by file. */
export function createAudit() {
  const file = computeIntegrity(text);
  return {
    'figures.json': calculateFigures(candidates, file),
    'scores.json': calculateScores(candidates, file),
  };
}

/** Every score in percent: under each answer, those of the candidates in the order of `candidates`. */
function calculateScores(candidates: readonly Candidate[], file: string) {
  return {
    file,
    candidates: candidates.map(({ id }) => id),
    answers: everyAnswer.map((answer) => ({
      ...answer,
      percent: candidates.map((candidate) => scorePercent(scoreCandidate(candidate, answer))),
    })),
  };
}

/** The figures on the page `/audit`: counts of answers, unless it says otherwise. */
interface Figures {
  /** The hash of the data file. */
  file: string;
  /** The number of issues that a visitor can choose. */
  issues: number;
  answers: number;
  /** The answers that the wizard allows, and the candidates who are first, or in the top three, under any of them. */
  wizard: { answers: number; first: number; topThree: number };
  /** The factor in which the first gains most on the second; see `decidedBy`. */
  decided: Record<Decision, number>;
  order: OrderFigures;
  candidates: CandidateFigures[];
}

/** The reason why someone is first: one factor, more than one, or nothing, because first place is shared. */
type Decision = FactorName | 'several' | 'shared';

interface CandidateFigures {
  id: CandidateId;
  name: string;
  /** The race, as far as it is scored: the rating, the gap in percent, and days. */
  rating: Competitiveness;
  gap: number;
  days: number;
  /** The numbers of issues that the candidate lists, and of those among them that a visitor can choose. */
  issues: number;
  choosable: number;
  first: number;
  second: number;
  third: number;
  /** When the file is in its own order. */
  receives: number;
  bestRank: number;
  worstRank: number;
  /** Percent. */
  bestScore: number;
  worstScore: number;
}

interface Ranking {
  answer: ScoringPreferences;
  ranked: RankedCandidate[];
}

/** Counts what the shipped scoring code makes of these candidates under every answer. */
function calculateFigures(candidates: readonly Candidate[], file: string): Figures {
  const rankings = everyAnswer.map((answer) => ({
    answer,
    ranked: rankCandidates(candidates, answer),
  }));
  // The wizard asks for at least one issue, and for an impact.
  const fromWizard = rankings.filter(
    ({ answer: { issues, impact } }) => issues.length > 0 && impact !== null,
  );
  const decided = {
    competitiveness: 0,
    fundingGap: 0,
    time: 0,
    issueMatch: 0,
    several: 0,
    shared: 0,
  };
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
  const { id, name, competitiveness, funding, timeToElectionDays, issues } = candidate;
  return {
    id,
    name,
    rating: competitiveness,
    gap: fundingGapPercent(funding),
    days: timeToElectionDays,
    issues: issues.length,
    choosable: issueOptions.filter((issue) => issues.includes(issue.id)).length,
    first: countAt(1),
    second: countAt(2),
    third: countAt(3),
    receives: rankings.filter(({ ranked }) => {
      const recipients = ranked.slice(0, spreadSize);
      return recipients.some((each) => each.candidate === candidate);
    }).length,
    bestRank: Math.min(...ranks),
    worstRank: Math.max(...ranks),
    bestScore: Math.max(...scores),
    worstScore: Math.min(...scores),
  };
}

/**
 * The factor whose points put the first candidate furthest ahead of the second. Where several share second place, the first
 * is compared with each: it is one factor only if all comparisons name it.
 */
function decidedBy(ranked: readonly RankedCandidate[], answer: ScoringPreferences): Decision {
  const [first, second] = ranked;
  if (!first || !second || first.tied) return 'shared';
  const named = ranked
    .filter(({ rank }) => rank === second.rank)
    .flatMap(({ candidate }) => gainsMost(first.candidate, candidate, answer));
  const [decisive, ...others] = new Set(named);
  return decisive && others.length === 0 ? decisive : 'several';
}

/** The factors in which a candidate gains most points on another. */
function gainsMost(
  candidate: Candidate,
  other: Candidate,
  answer: ScoringPreferences,
): FactorName[] {
  const { lines } = explainScore(other, answer);
  const gains = explainScore(candidate, answer).lines.map(({ factor, points }, index) => ({
    factor,
    gain: points - (lines[index]?.points ?? 0),
  }));
  const most = Math.max(...gains.map(({ gain }) => gain));
  return gains.filter(({ gain }) => gain > most - rounding).map(({ factor }) => factor);
}
