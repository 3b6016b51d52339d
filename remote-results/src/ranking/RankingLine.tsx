import type { Answers } from '@donate-impact/shared/preferences';
import {
  type FactorName,
  type RankedCandidate,
  rankLabel,
  scorePercent,
  type Weights,
} from '@donate-impact/shared/scoring';
import { memo } from 'react';
import styled from 'styled-components';
import { stackedPoints } from '../common/stackedPoints';
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
  /** Tab stops once in the picture, and the arrow keys do the rest. */
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
    <tr>
      <td>{rankLabel(entry)}</td>
      <th scope="row">
        {isSelected && <Mark name="selected" sign="$" />}
        {isCompared && <Mark name="compared" sign="☑" />}
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

interface MarkProps {
  name: string;
  sign: string;
}

/** A sign beside a name, with its meaning for assistive technology. */
function Mark({ name, sign }: MarkProps) {
  return (
    <Sign role="img" aria-label={name} title={name}>
      {sign}
    </Sign>
  );
}

const Sign = styled.span`
  float: inline-end;
  width: 1.25rem;
  text-align: end;
  color: var(--color-accent);
  font-weight: 600;
`;
