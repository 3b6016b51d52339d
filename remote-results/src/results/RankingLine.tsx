import type { Answers } from '@donate-impact/shared/preferences';
import {
  getScoreParts,
  nameParts,
  type RankedCandidate,
  rankLabel,
  scorePercent,
} from '@donate-impact/shared/scoring';
import { BallotMark, ScoreStrip, VisuallyHidden } from '@donate-impact/shared/ui';
import { memo } from 'react';
import styled from 'styled-components';
import { elementId } from '../common/elementId';

interface RankingLineProps {
  entry: RankedCandidate;
  answers: Answers;
  isCompared: boolean;
  isSelected: boolean;
}

/** One candidate in the picture: rank, name, the strip of four factors, and the score. */
export const RankingLine = memo(function RankingLine(props: RankingLineProps) {
  const { entry, answers, isCompared, isSelected } = props;
  const { id, name } = entry.candidate;
  const parts = getScoreParts(entry.candidate, answers);

  return (
    <tr>
      <td>{rankLabel(entry)}</td>
      <th scope="row">
        {isSelected && (
          <Mark $filled title="gets a share">
            <VisuallyHidden>gets a share</VisuallyHidden>
          </Mark>
        )}
        {isCompared && (
          <Sign role="img" aria-label="compared" title="compared">
            ☑
          </Sign>
        )}
        <button type="button" title={name} onClick={() => showCard(id)}>
          {name}
        </button>
      </th>
      <td>
        <ScoreStrip parts={parts} label={nameParts(parts)} />
      </td>
      <td>{`${scorePercent(entry.score)}%`}</td>
    </tr>
  );
});

/** Leads to a candidate's card. */
function showCard(id: string) {
  const name = document.getElementById(elementId('candidate', id));
  name?.focus({ preventScroll: true });
  const show = () => name?.closest('article')?.scrollIntoView({ block: 'start' });
  show();
  // Cards on the way are laid out only now, and may be of another height than they were taken for.
  requestAnimationFrame(show);
}

const Sign = styled.span`
  float: inline-end;
  margin-inline-start: var(--space-half);
  color: var(--color-accent);
  font-weight: 700;
`;

const Mark = styled(BallotMark)`
  float: inline-end;
  min-width: 1.25rem;
  height: 0.75rem;
  margin-block: calc((var(--line) - 0.75rem) / 2);
  padding: 0;
`;
