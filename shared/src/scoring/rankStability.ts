import type { Candidate, CandidateId } from '../candidates/Candidate';
import type { Impact } from '../preferences/Answers';
import { type RankedCandidate, rankCandidates } from './rankCandidates';
import type { ScoringPreferences } from './scoreCandidate';
import { impactChoices } from './weights';

/** A candidate's rank under one row of weights; `impact` null is the default row. */
export interface RankUnderImpact extends Pick<RankedCandidate, 'rank' | 'tied'> {
  impact: Impact | null;
}

/** Every candidate's rank under every row of weights, for the same issues. */
export function rankStability(
  candidates: readonly Candidate[],
  { issues }: Pick<ScoringPreferences, 'issues'>,
): Map<CandidateId, RankUnderImpact[]> {
  const stability = new Map<CandidateId, RankUnderImpact[]>();
  for (const impact of impactChoices)
    for (const { candidate, rank, tied } of rankCandidates(candidates, { issues, impact }))
      stability.set(candidate.id, [...(stability.get(candidate.id) ?? []), { impact, rank, tied }]);
  return stability;
}
