import { explainScore, type RankedCandidate } from '@donate-impact/shared/scoring';
import { Stack } from '@donate-impact/shared/ui';
import { nextAbove } from '../charts/nextAbove';
import { RankStability } from '../charts/RankStability';
import { ScoreReceipt } from '../charts/ScoreReceipt';
import { WhatWouldChange } from '../charts/WhatWouldChange';
import { useMatchesOfList } from '../list/MatchesContext';

/** The receipt, how firm the rank is, and what would change it. */
export function ScoreExplanation({ ranked }: { ranked: RankedCandidate }) {
  const { answers, ranked: all, stability } = useMatchesOfList();
  const ranks = stability().get(ranked.candidate.id);

  return (
    <Stack>
      <ScoreReceipt
        explanation={explainScore(ranked.candidate, answers)}
        caption="The score, factor by factor"
      />
      {ranks && (
        <div>
          <h3>Rank under each kind of impact</h3>
          <RankStability ranks={ranks} />
        </div>
      )}
      <div>
        <h3>What would change it</h3>
        <WhatWouldChange candidate={ranked} above={nextAbove(all, ranked)} preferences={answers} />
      </div>
    </Stack>
  );
}
