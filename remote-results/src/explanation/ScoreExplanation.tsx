import {
  explainScore,
  type RankedCandidate,
  type RankUnderImpact,
  type ScoringPreferences,
} from '@donate-impact/shared/scoring';
import { Stack } from '@donate-impact/shared/ui';
import { capitalize } from '../common/capitalize';
import { describeStability } from './describeStability';
import { ExactReceipt, ScoreReceipt } from './ScoreReceipt';
import { WhatWouldChange } from './WhatWouldChange';

interface ScoreExplanationProps {
  entry: RankedCandidate;
  /** The whole list, in the order of the ranks. */
  ranked: readonly RankedCandidate[];
  answers: ScoringPreferences;
  /** The rank under each row of weights, on a card, which is a receipt itself. */
  ranks?: readonly RankUnderImpact[];
}

/** The receipt of a score, or its rank under each impact, and what would change it: two elements that the parent lays out. */
export function ScoreExplanation({ entry, ranked, answers, ranks }: ScoreExplanationProps) {
  const explanation = explainScore(entry.candidate, answers);

  return (
    <>
      {ranks ? (
        <div>
          <h3>How stable it is</h3>
          <p>{capitalize(describeStability(ranks))}.</p>
        </div>
      ) : (
        <ScoreReceipt
          explanation={explanation}
          caption={`How ${explanation.percent}% was calculated`}
        />
      )}
      <Stack>
        <div>
          <h3>What would change it</h3>
          <WhatWouldChange candidate={entry} ranked={ranked} preferences={answers} />
        </div>
        <ExactReceipt explanation={explanation} />
      </Stack>
    </>
  );
}
