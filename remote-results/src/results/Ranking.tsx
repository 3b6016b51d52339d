import type { Answers } from '@donate-impact/shared/preferences';
import {
  getScoreParts,
  getWeightParts,
  getWeights,
  groupDigits,
  nameParts,
  type RankedCandidate,
  rankLabel,
  scorePercent,
} from '@donate-impact/shared/scoring';
import { Muted, ScoreStrip, SmallMark, StripNames, VisuallyHidden } from '@donate-impact/shared/ui';
import { memo } from 'react';
import styled from 'styled-components';
import { elementId } from '../common/elementId';
import { Lines, Picture } from './Ranking.styles';
import type { MatchList } from './useMatchList';

const maxLines = 50;

/**
 * Every candidate that the filters leave as one line of a picture, in rank order: a table whose strips add up to the
 * scores.
 */
export function Ranking({ list: { matches, found, comparison } }: { list: MatchList }) {
  const { answers, recipients } = matches;
  const parts = getWeightParts(getWeights(answers.impact));

  return (
    <Picture id="ranking" title="Ranking">
      <Muted id="ranking-key">
        {`Each factor has a column as wide as its weight: ${nameParts(parts)}. `}
        {recipients && 'A filled oval marks who gets a share.'}
        <VisuallyHidden> A row leads to the candidate’s card.</VisuallyHidden>
      </Muted>
      <Lines aria-labelledby="ranking-title" aria-describedby="ranking-key">
        <thead>
          <tr>
            <Head name="Rank" />
            <Head name="Candidate" />
            <th scope="col">
              <StripNames parts={parts} />
            </th>
            <Head name="Impact score" />
          </tr>
        </thead>
        <tbody>
          {found.slice(0, maxLines).map((entry) => (
            <RankingLine
              key={entry.candidate.id}
              entry={entry}
              answers={answers}
              isCompared={comparison.ids.includes(entry.candidate.id)}
              isSelected={recipients?.includes(entry) ?? false}
            />
          ))}
        </tbody>
      </Lines>
      <Muted>{describeRest(found.slice(maxLines))}</Muted>
    </Picture>
  );
}

/** The candidates below the last line: how many, and between which scores. */
function describeRest(rest: readonly RankedCandidate[]): string {
  const [first] = rest;
  const last = rest.at(-1);
  if (!first || !last) return '';
  return `${groupDigits(rest.length)} more score ${scorePercent(last.score)}% to ${scorePercent(first.score)}%.`;
}

function Head({ name }: { name: string }) {
  return (
    <th scope="col">
      <VisuallyHidden>{name}</VisuallyHidden>
    </th>
  );
}

interface RankingLineProps {
  entry: RankedCandidate;
  answers: Answers;
  isCompared: boolean;
  isSelected: boolean;
}

/** One candidate in the picture: rank, name, the strip of four factors, and the score. */
const RankingLine = memo(function RankingLine(props: RankingLineProps) {
  const { entry, answers, isCompared, isSelected } = props;
  const { id, name } = entry.candidate;
  const parts = getScoreParts(entry.candidate, answers);

  return (
    <tr>
      <td>{rankLabel(entry)}</td>
      <th scope="row">
        {isSelected && (
          <Mark title="gets a share">
            <VisuallyHidden>gets a share</VisuallyHidden>
          </Mark>
        )}
        {isCompared && (
          <Sign role="img" aria-label="compared" title="compared">
            ☑
          </Sign>
        )}
        <button type="button" onClick={() => showCard(id)}>
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

const Mark = styled(SmallMark)`
  float: inline-end;
  margin-block: calc((var(--line) - 0.75rem) / 2);
`;
