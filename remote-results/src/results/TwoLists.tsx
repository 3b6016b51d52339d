import type { Candidate } from '@donate-impact/shared/candidates';
import type { Answers } from '@donate-impact/shared/preferences';
import {
  explainScore,
  type RankedCandidate,
  rankCandidates,
  rankLabel,
} from '@donate-impact/shared/scoring';
import { Disclosure, Stack } from '@donate-impact/shared/ui';
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
    <Stack>
      <Agreement>
        {rows.length > 0 &&
          describeAgreement(rows).map((clause) => <span key={clause}>{`${clause} `}</span>)}
      </Agreement>
      <OwnMatches />
      <div data-print="hide">
        <Disclosure summary="Their list and yours">
          <ReceiptTable $align="end" aria-label="Their list and yours">
            <thead>
              <tr>
                <th scope="col">Candidate</th>
                <th scope="col">Their rank</th>
                <th scope="col">Your rank</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ theirs, yours }) => (
                <tr key={theirs.candidate.id}>
                  <th scope="row">{theirs.candidate.name}</th>
                  <td>{rankLabel(theirs)}</td>
                  <td>{rankLabel(yours)}</td>
                </tr>
              ))}
            </tbody>
          </ReceiptTable>
        </Disclosure>
      </div>
    </Stack>
  );
}

/* As tall as most sentences, before the candidates arrive. */
const Agreement = styled.p`
  min-height: 8.4em;
  max-width: none;
  font-size: var(--text-small);
  line-height: 1.4;

  span {
    display: block;
  }

  @media (min-width: 48rem) {
    min-height: 4.2em;
  }
`;

const top = 3;

/** A candidate who is among the first of either list. */
export interface ListedTwice {
  theirs: RankedCandidate;
  yours: RankedCandidate;
  /** The factor that speaks most for the candidate in the list that ranks them higher; null if none does. */
  factor: string | null;
}

/** The first three of either list, those of the shared one first. */
export function compareLists(
  candidates: readonly Candidate[],
  answers: Answers,
  own: Answers,
): ListedTwice[] {
  const theirs = rankCandidates(candidates, answers);
  const yours = rankCandidates(candidates, own);
  const first = [...theirs.slice(0, top), ...yours.slice(0, top)];

  return [...new Set(first.map(({ candidate }) => candidate))].flatMap((candidate) => {
    const [one, other] = [theirs, yours].map((list) =>
      list.find((entry) => entry.candidate === candidate),
    );
    if (!one || !other) return [];
    const [higher, lower] = one.rank < other.rank ? [answers, own] : [own, answers];
    return { theirs: one, yours: other, factor: findReason(one, higher, lower) };
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
  return gains[0]?.label ?? null;
}

/** The clauses of "You both have Ruiz in the top three; you differ on Brandt because of issue match." */
export function describeAgreement(rows: readonly ListedTwice[]): string[] {
  const isTop = ({ rank }: RankedCandidate) => rank <= top;
  const getName = ({ theirs }: ListedTwice) => theirs.candidate.name;
  const common = rows.filter(({ theirs, yours }) => isTop(theirs) && isTop(yours));
  const others = rows.filter((row) => !common.includes(row));
  const agreed =
    common.length > 0
      ? `You both have ${listed(common.map(getName))} in the top three`
      : 'No one is in the top three of both';
  const reasons = [...new Set(others.map(({ factor }) => factor))].map((factor) => {
    const names = others.filter((row) => row.factor === factor).map(getName);
    return `on ${listed(names)} because of ${factor ?? 'the scores of the others'}`;
  });
  if (reasons.length === 0) return [`${agreed}.`];
  const last = reasons.length - 1;
  const differences = reasons.map((reason, index) => `${reason}${index === last ? '.' : ','}`);
  return [`${agreed};`, `you differ ${differences[0]}`, ...differences.slice(1)];
}
