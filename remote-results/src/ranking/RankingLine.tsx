import type { Answers } from '@donate-impact/shared/preferences';
import {
  type FactorName,
  type RankedCandidate,
  rankLabel,
  scorePercent,
  type Weights,
} from '@donate-impact/shared/scoring';
import { memo } from 'react';
import { stackedPoints } from '../matches/stackedPoints';
import { lineId } from './lineOf';
import { Mark, marks } from './marks';
import { Bar } from './Ranking.styles';

interface RankingLineProps {
  entry: RankedCandidate;
  answers: Answers;
  /** The explored weights, if there are any. */
  weights: Weights | undefined;
  /** The factors that the bar is stacked of. */
  stacked: readonly FactorName[];
  isCompared: boolean;
  isSelected: boolean;
  /** Whether Tab stops here: once in the picture, and the arrow keys do the rest. */
  isStop: boolean;
  onOpen: (id: string) => void;
}

/** One candidate in the picture: rank, name, the bar of four factors' points, and the score. */
export const RankingLine = memo(function RankingLine(props: RankingLineProps) {
  const { entry, answers, weights, stacked, isCompared, isSelected, isStop, onOpen } = props;
  const { id, name } = entry.candidate;
  const parts = stackedPoints(entry.candidate, answers, weights).filter(({ factor }) =>
    stacked.includes(factor),
  );
  let end = 0;

  return (
    <tr id={lineId(id)} data-compared={isCompared || undefined}>
      <td>{rankLabel(entry)}</td>
      <th scope="row">
        {isSelected && <Mark {...marks.selected} />}
        {isCompared && <Mark {...marks.compared} />}
        <button type="button" tabIndex={isStop ? 0 : -1} title={name} onClick={() => onOpen(id)}>
          {name}
        </button>
      </th>
      <td>
        <Bar
          role="img"
          aria-label={parts.map(({ label, points }) => `${label} ${points}`).join(', ')}
        >
          {parts.map(({ factor, points }) => {
            const start = end;
            end += points;
            return <rect key={factor} className={factor} x={`${start}%`} width={`${points}%`} />;
          })}
        </Bar>
      </td>
      <td>{`${scorePercent(entry.score)}%`}</td>
    </tr>
  );
});
