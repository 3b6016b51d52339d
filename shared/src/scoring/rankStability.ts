import type { Candidate, CandidateId } from '../candidates/Candidate';
import type { Impact } from '../preferences/Answers';
import { type ScoringPreferences, scoreCandidate, scorePercent } from './scoreCandidate';
import { impactChoices } from './weights';

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
