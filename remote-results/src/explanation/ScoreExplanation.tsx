import {
  explainScore,
  impactRowLabel,
  type RankedCandidate,
  type RankUnderImpact,
  rankLabel,
  type ScoringPreferences,
} from '@donate-impact/shared/scoring';
import { Stack } from '@donate-impact/shared/ui';
import { ReceiptTable } from './ExactFigures';
import { ScoreReceipt } from './ScoreReceipt';
import { WhatWouldChange } from './WhatWouldChange';

interface ScoreExplanationProps {
  entry: RankedCandidate;
  /** The whole list, in the order of the ranks. */
  ranked: readonly RankedCandidate[];
  answers: ScoringPreferences;
  /** The rank under each row of weights. */
  ranks: readonly RankUnderImpact[];
}

/** The receipt of a score, its rank under each impact, and what would change it: two elements that the parent lays out. */
export function ScoreExplanation({ entry, ranked, answers, ranks }: ScoreExplanationProps) {
  const explanation = explainScore(entry.candidate, answers);

  return (
    <>
      <ScoreReceipt
        explanation={explanation}
        caption={`How ${explanation.percent}% was calculated`}
      />
      <Stack>
        <ReceiptTable $align="end">
          <caption>Rank under each kind of impact</caption>
          <tbody>
            {ranks.map((under) => (
              <tr key={under.impact}>
                <th scope="row">
                  {impactRowLabel(under.impact)}
                  {under.impact === answers.impact && <small>used for this score</small>}
                </th>
                <td>{rankLabel(under)}</td>
              </tr>
            ))}
          </tbody>
        </ReceiptTable>
        <Stack $gap={1}>
          <h3>What would change it</h3>
          <WhatWouldChange candidate={entry} ranked={ranked} preferences={answers} />
        </Stack>
      </Stack>
    </>
  );
}
