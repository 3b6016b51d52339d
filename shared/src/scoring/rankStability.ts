import type { Candidate, CandidateId } from '../candidates/Candidate';
import type { Impact } from '../preferences/Answers';
import { rankInWords } from './rankCandidates';
import { type ScoringPreferences, scoreCandidate, scorePercent } from './scoreCandidate';
import { impactChoices, impactRowLabel } from './weights';

/** A candidate's rank under one row of weights; `impact` null is the default row. */
export interface RankUnderImpact {
  impact: Impact | null;
  rank: number;
  tied: boolean;
}

/** Every candidate's rank under every row of weights, for the same issues. */
export function rankStability(
  candidates: readonly Candidate[],
  { issues }: Pick<ScoringPreferences, 'issues'>,
): Map<CandidateId, RankUnderImpact[]> {
  const rows = impactChoices.map((impact) => {
    const percents = candidates.map((each) =>
      scorePercent(scoreCandidate(each, { issues, impact })),
    );
    return { percents, standings: calculateStandings(impact, percents) };
  });
  return new Map(
    candidates.map(({ id }, index) => [
      id,
      // Stryker disable next-line ArrayDeclaration: every score has its standing.
      rows.flatMap(({ percents, standings }) => standings.get(percents[index] ?? 0) ?? []),
    ]),
  );
}

/** The ranks in words: "No impact chosen: 1st; Close races: 2nd; …. In the top three whichever impact you choose." */
export function stabilitySentence(ranks: readonly RankUnderImpact[]): string {
  const named = ranks.map((each) => `${impactRowLabel(each.impact)}: ${rankInWords(each)}`);
  return `${named.join('; ')}. ${verdict(ranks)}.`;
}

function verdict(ranks: readonly RankUnderImpact[]): string {
  const inside = ranks.filter(({ rank }) => rank <= 3);
  if (ranks.every(({ rank }) => rank === 1)) return 'First whichever impact you choose';
  if (inside.length === ranks.length) return 'In the top three whichever impact you choose';
  if (inside.length === 0) return 'Outside the top three whichever impact you choose';
  return `In the top three under ${inside.length} of the ${ranks.length} sets of weights`;
}

function calculateStandings(
  impact: Impact | null,
  percents: readonly number[],
): Map<number, RankUnderImpact> {
  const counts = new Map<number, number>();
  for (const percent of percents) counts.set(percent, (counts.get(percent) ?? 0) + 1);
  let rank = 1;
  const standings = new Map<number, RankUnderImpact>();
  for (const [percent, count] of [...counts].sort(([a], [b]) => b - a)) {
    standings.set(percent, { impact, rank, tied: count > 1 });
    rank += count;
  }
  return standings;
}
