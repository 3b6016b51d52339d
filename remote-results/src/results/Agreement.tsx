import type { Candidate } from '@donate-impact/shared/candidates';
import { rankCandidates, spreadSize } from '@donate-impact/shared/scoring';
import { media } from '@donate-impact/shared/ui';
import { useMemo } from 'react';
import styled from 'styled-components';
import { listed } from '../common/listed';
import type { ViewedAnswers } from '../common/ViewedAnswers';

interface AgreementProps {
  /** None while they are loading. */
  candidates: readonly Candidate[];
  view: ViewedAnswers;
}

/** Says how the top of a shared list differs from the visitor's own. */
export function Agreement({ candidates, view: { answers, own } }: AgreementProps) {
  const text = useMemo(() => {
    const top = (by: typeof own) =>
      rankCandidates(candidates, by)
        .slice(0, spreadSize)
        .map(({ candidate }) => candidate);
    return candidates.length > 0 && describeAgreement(top(answers), top(own));
  }, [candidates, answers, own]);

  return <Sentence>{text}</Sentence>;
}

/** "You both have Ruiz in the top three. They also have Chen and Quill; you have Brandt and Abara." */
export function describeAgreement(
  theirs: readonly Candidate[],
  yours: readonly Candidate[],
): string {
  const common = theirs.filter((each) => yours.includes(each));
  const agreed =
    common.length > 0
      ? `You both have ${list(common)} in the top three.`
      : 'Your top three and theirs have no one in common.';
  if (common.length === theirs.length) return agreed;
  const [others, own] = [theirs, yours].map((top) =>
    list(top.filter((each) => !common.includes(each))),
  );
  return `${agreed} They ${common.length > 0 ? 'also ' : ''}have ${others}; you have ${own}.`;
}

function list(candidates: readonly Candidate[]): string {
  return listed(candidates.map(({ name }) => name));
}

/* As tall as most sentences, before the candidates arrive. */
const Sentence = styled.p`
  min-height: 4lh;
  font-size: var(--text-small);

  @media ${media.medium} {
    min-height: 2lh;
  }
`;
