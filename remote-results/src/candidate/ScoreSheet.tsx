import {
  explainScore,
  impactRowLabel,
  type RankedCandidate,
  type RankUnderImpact,
  rankLabel,
  type ScoringPreferences,
} from '@donate-impact/shared/scoring';
import { Stack } from '@donate-impact/shared/ui';
import { ReceiptTable } from '../explanation/ExactFigures';
import { ScoreReceipt } from '../explanation/ScoreReceipt';
import { WhatWouldChange } from '../explanation/WhatWouldChange';
import { Fact, Sheet } from './Sheet';

interface ScoreSheetProps {
  own: RankedCandidate;
  ranked: readonly RankedCandidate[];
  answers: ScoringPreferences;
  /** The rank under each row of weights. */
  ranks: readonly RankUnderImpact[];
}

/** How the score was calculated, how stable the rank is, and what would change it. */
export function ScoreSheet({ own, ranked, answers, ranks }: ScoreSheetProps) {
  const explanation = explainScore(own.candidate, answers);

  return (
    <Sheet id="score" title="The score">
      <ScoreReceipt
        explanation={explanation}
        caption={`How ${explanation.percent}% was calculated`}
      />
      <Stack>
        <RankTable ranks={ranks} chosen={answers.impact} />
        <Fact id="change" title="What would change it">
          <WhatWouldChange candidate={own} ranked={ranked} preferences={answers} />
        </Fact>
      </Stack>
    </Sheet>
  );
}

interface RankTableProps {
  ranks: readonly RankUnderImpact[];
  chosen: ScoringPreferences['impact'];
}

function RankTable({ ranks, chosen }: RankTableProps) {
  return (
    <ReceiptTable $align="end">
      <caption>Rank under each kind of impact</caption>
      <tbody>
        {ranks.map((entry) => (
          <tr key={entry.impact}>
            <th scope="row">
              {impactRowLabel(entry.impact)}
              {entry.impact === chosen && <small>used for this score</small>}
            </th>
            <td>{rankLabel(entry)}</td>
          </tr>
        ))}
      </tbody>
    </ReceiptTable>
  );
}
