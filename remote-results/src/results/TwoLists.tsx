import type { Candidate } from '@donate-impact/shared/candidates';
import type { Answers } from '@donate-impact/shared/preferences';
import {
  explainScore,
  type RankedCandidate,
  rankCandidates,
  rankLabel,
} from '@donate-impact/shared/scoring';
import { media, Stack, visuallyHidden } from '@donate-impact/shared/ui';
import { useMemo } from 'react';
import styled from 'styled-components';
import { listed } from '../common/listed';
import { OwnMatches, type ViewedAnswers } from '../common/ViewedAnswers';
import { ReceiptTable } from '../explanation/ExactFigures';

interface TwoListsProps {
  /** None while they are loading. */
  candidates: readonly Candidate[];
  view: ViewedAnswers;
}

/** A shared list beside the visitor's own: whoever leads either, with both ranks, and the reason for a difference. */
export function TwoLists({ candidates, view: { answers, own } }: TwoListsProps) {
  const rows = useMemo(() => compareLists(candidates, answers, own), [candidates, answers, own]);

  return (
    <Lists>
      <Stack $gap={1}>
        <Agreement>{rows.length > 0 && describeAgreement(rows)}</Agreement>
        <OwnMatches />
      </Stack>
      <RankTable $align="end" aria-label="Their list and yours">
        <thead>
          <tr>
            <th scope="col">
              {'Candidate '}
              <small>and main reason</small>
            </th>
            <th scope="col">Their rank</th>
            <th scope="col">Your rank</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.theirs.candidate.id}>
              <th scope="row">
                {`${row.theirs.candidate.name} `}
                {!isCommon(row) && <small>{row.reason}</small>}
              </th>
              <td>{rankLabel(row.theirs)}</td>
              <td>{rankLabel(row.yours)}</td>
            </tr>
          ))}
        </tbody>
      </RankTable>
    </Lists>
  );
}

/* As tall as most tables, before the candidates arrive. */
const Lists = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  align-content: start;
  gap: var(--space-1) var(--space-4);
  min-height: 18.5rem;

  @media ${media.medium} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    min-height: 9.75rem;
  }
`;

const Agreement = styled.p`
  min-height: 5.6em;
  font-size: var(--text-small);
  line-height: 1.4;
`;

const RankTable = styled(ReceiptTable)`
  line-height: 1.2;

  :is(th, td) {
    padding-block: calc(var(--space-half) / 2);
  }

  thead th {
    color: var(--color-muted);
    font-weight: 400;
  }

  /* As narrow as its heading, before there are ranks as well. */
  thead th + th {
    width: 1%;
    padding-inline-start: var(--space-1);
    white-space: nowrap;
  }

  small {
    display: inline;

    @media ${media.belowMedium} {
      ${visuallyHidden}
    }
  }
`;

const top = 3;

/** A candidate who is among the first of either list. */
export interface ListedTwice {
  theirs: RankedCandidate;
  yours: RankedCandidate;
  /** The factor that speaks most for the candidate in the list that ranks them higher; if none does, the others' scores. */
  reason: string;
}

/** The first three of either list, in the order of the shared one. */
export function compareLists(
  candidates: readonly Candidate[],
  answers: Answers,
  own: Answers,
): ListedTwice[] {
  const theirs = rankCandidates(candidates, answers);
  const yours = rankCandidates(candidates, own);

  return theirs.flatMap((one, place) => {
    const ownPlace = yours.findIndex(({ candidate }) => candidate === one.candidate);
    const other = yours[ownPlace];
    if (!other || Math.min(place, ownPlace) >= top) return [];
    const [higher, lower] = one.rank < other.rank ? [answers, own] : [own, answers];
    return { theirs: one, yours: other, reason: findReason(one, higher, lower) };
  });
}

function findReason({ candidate }: RankedCandidate, higher: Answers, lower: Answers) {
  const before = explainScore(candidate, lower).lines;
  const gains = explainScore(candidate, higher)
    .lines.map(({ label, points }, index) => ({
      label: label.toLowerCase(),
      gain: points - (before[index]?.points ?? 0),
    }))
    .filter(({ gain }) => gain > 0.005)
    .sort((one, other) => other.gain - one.gain);
  return gains[0]?.label ?? 'the scores of the others';
}

/** "You both have Ruiz in the top three; you differ on Brandt because of issue match." */
export function describeAgreement(rows: readonly ListedTwice[]): string {
  const getName = ({ theirs }: ListedTwice) => theirs.candidate.name;
  const common = rows.filter(isCommon).map(getName);
  const others = rows.filter((row) => !isCommon(row));
  const agreed =
    common.length > 0
      ? `You both have ${listed(common)} in the top three`
      : 'No one is in the top three of both';
  if (others.length === 0) return `${agreed}.`;
  const names = others.length > 2 ? 'the others' : listed(others.map(getName));
  const reasons = [...new Set(others.map(({ reason }) => reason))];
  return `${agreed}; you differ on ${names} because of ${listed(reasons)}.`;
}

function isCommon({ theirs, yours }: ListedTwice): boolean {
  return theirs.rank <= top && yours.rank <= top;
}
