import type { Candidate } from '@donate-impact/shared/candidates';
import {
  getScoreParts,
  getWeights,
  type RankedCandidate,
  rankCandidates,
  rankInWords,
  rankLabel,
  type ScoringPreferences,
  scorePercent,
  type Weights,
} from '@donate-impact/shared/scoring';
import {
  media,
  ScoreStrip,
  Table,
  TableFrame,
  TableHead,
  VisuallyHidden,
  visuallyHidden,
} from '@donate-impact/shared/ui';
import { useMemo } from 'react';
import styled from 'styled-components';
import { areSameWeights } from './moveWeight';

const shown = 8;

/** The candidates in the order of the data file, and as they are ranked by the answers. */
export interface RankedList {
  candidates: readonly Candidate[];
  answers: ScoringPreferences;
  ranked: readonly RankedCandidate[];
}

/** The top of the ranking by these weights, with each candidate's rank in the list. */
export function ExploredRanks({ list, weights }: { list: RankedList; weights: Weights }) {
  const { candidates, answers, ranked } = list;
  const first = useMemo(
    () => rankCandidates(candidates, answers, weights).slice(0, shown),
    [candidates, answers, weights],
  );
  const isOwn = areSameWeights(weights, getWeights(answers.impact));
  const caption = `Top ${first.length} with these weights`;
  const names = first
    .slice(0, 3)
    .map((entry) => `${rankLabel(entry)}\u00a0${entry.candidate.name}`);

  return (
    <>
      <TopThree role="status" data-covers={!isOwn || undefined}>
        {!isOwn && `Top three with these weights: ${names.join(', ')}`}
      </TopThree>
      <TableFrame aria-label={caption}>
        <Ranks>
          <caption>{caption}</caption>
          <TableHead columns={['Rank', 'Candidate', 'Impact score']} />
          <tbody>
            {first.map((entry) => {
              const before = ranked.find(({ candidate }) => candidate === entry.candidate) ?? entry;
              return (
                <tr key={entry.candidate.id}>
                  <td>
                    {rankLabel(entry)}
                    <Move aria-hidden="true">{describeMove(before.rank, entry.rank)}</Move>
                    <VisuallyHidden>{`, ${rankInWords(before)} in your list `}</VisuallyHidden>
                  </td>
                  <th scope="row">
                    {entry.candidate.name}
                    <ScoreStrip parts={getScoreParts(entry.candidate, answers, weights)} />
                  </th>
                  <td>{`${scorePercent(entry.score)}%`}</td>
                </tr>
              );
            })}
          </tbody>
        </Ranks>
      </TableFrame>
    </>
  );
}

/** "▲3", "▼1"; empty where the rank is the same. */
export function describeMove(before: number, now: number): string {
  if (now === before) return '';
  return now < before ? `▲${before - now}` : `▼${now - before}`;
}

/* Where the table is below the controls, it stays in view while they are. */
const TopThree = styled.p`
  position: sticky;
  inset-block-end: 0;
  max-width: none;
  margin-inline: calc(-1 * var(--gutter));
  padding: var(--space-1) var(--gutter);
  border-block-start: var(--rule);
  background: var(--color-page);
  line-height: var(--line-snug);

  /* Until the weights are others than the list's. */
  &:empty {
    position: absolute;
    padding: 0;
    border: 0;
  }

  @media ${media.medium} {
    ${visuallyHidden}
  }
`;

const Ranks = styled(Table)`
  :is(th, td) {
    padding-block: var(--space-half);
  }

  thead th {
    color: var(--color-muted);
    font-weight: 400;
    vertical-align: bottom;
  }

  th:nth-child(2) {
    width: 60%;
    text-align: start;
    overflow-wrap: anywhere;
  }

  :is(th, td):last-child {
    padding-inline-end: 0;
    white-space: nowrap;
  }
`;

/* Every move has its place, so that the ranks beside them are in one column. */
const Move = styled.span`
  display: inline-block;
  width: 2rem;
  color: var(--color-accent);
  font-weight: 700;
`;
