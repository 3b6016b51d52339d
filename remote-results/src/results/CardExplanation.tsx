import {
  explainScore,
  type RankedCandidate,
  stabilitySentence,
} from '@donate-impact/shared/scoring';
import { Stack } from '@donate-impact/shared/ui';
import { ScoreReceipt } from '../explanation/ScoreReceipt';
import { WhatWouldChange } from '../explanation/WhatWouldChange';
import { useMatchesOfList } from './useMatches';

/** How a card's score was calculated: the receipt, how stable the rank is, and what would change it. */
export function CardExplanation({ ranked }: { ranked: RankedCandidate }) {
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
          <p>{stabilitySentence(ranks)}</p>
        </div>
      )}
      <div>
        <h3>What would change it</h3>
        <WhatWouldChange candidate={ranked} ranked={all} preferences={answers} />
      </div>
    </Stack>
  );
}
