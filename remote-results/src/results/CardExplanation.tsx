import {
  explainScore,
  getReceiptParts,
  type RankedCandidate,
  rankStability,
} from '@donate-impact/shared/scoring';
import { capitalize } from '../common/capitalize';
import { describeStability } from '../explanation/describeStability';
import { ExactReceipt } from '../explanation/ScoreReceipt';
import { WhatWouldChange } from '../explanation/WhatWouldChange';
import { useMatchesOfList } from './useMatches';

/** Why a card, which is a receipt itself, has its score: the sum, its rank under each impact, and what would change it. */
export function CardExplanation({ ranked }: { ranked: RankedCandidate }) {
  const { answers, candidates, ranked: all } = useMatchesOfList();
  const ranks = rankStability(candidates, answers).get(ranked.candidate.id) ?? [];
  const explanation = explainScore(ranked.candidate, answers);
  const points = getReceiptParts(explanation).map((part) => part.points);

  return (
    <>
      <p>{`${points.join(' + ')} = ${explanation.percent} of 100 points`}</p>
      <div>
        <h3>How stable it is</h3>
        <p>{capitalize(describeStability(ranks))}.</p>
      </div>
      <WhatWouldChange candidate={ranked} ranked={all} preferences={answers} />
      <ExactReceipt explanation={explanation} />
    </>
  );
}
