import type { RankedCandidate } from '@donate-impact/shared/scoring';
import { Button } from '@donate-impact/shared/ui';
import { useLayoutEffect, useRef } from 'react';
import styled, { css } from 'styled-components';
import type { Comparison } from '../compare/useComparison';
import { CandidateCard } from './CandidateCard';
import { useMatchesOfList } from './useMatches';
import { type PageOfList, pageSize } from './usePageOfList';

interface CandidateListProps {
  found: readonly RankedCandidate[];
  page: PageOfList;
  comparison: Comparison;
}

/** The cards in rank order, one page at a time. */
export function CandidateList({ found, page, comparison }: CandidateListProps) {
  const { ranked } = useMatchesOfList();
  const list = useRef<HTMLOListElement>(null);
  const firstNew = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (firstNew.current === null) return;
    list.current?.children[firstNew.current]?.querySelector('h2')?.focus();
    firstNew.current = null;
  });

  function showMore() {
    firstNew.current = page.limit;
    page.showMore();
  }

  if (found.length === 0) return null;
  return (
    <>
      <Cards ref={list} $isLong={ranked.length > pageSize}>
        {found.slice(0, page.rendered).map((entry, index) => (
          <li key={entry.candidate.id}>
            <CandidateCard
              ranked={entry}
              isTop={index === 0}
              comparing={comparison.stateOf(entry.candidate.id)}
              onCompare={comparison.toggle}
            />
          </li>
        ))}
      </Cards>
      {found.length > page.limit && (
        <Button onClick={showMore} data-print="hide">
          Show {pageSize} more
        </Button>
      )}
    </>
  );
}

/*
 * Off-screen cards are not laid out, so a change to a long list costs only what is visible. The last ones are, so that
 * the button below them stays under the pointer when a visitor has scrolled to it.
 */
const skipUnseen = css`
  @media screen {
    > li:nth-last-child(n + 7) {
      content-visibility: auto;
      contain-intrinsic-size: auto 60rem;
    }
  }

  @media screen and (min-width: 48rem) {
    > li:nth-last-child(n + 7) {
      contain-intrinsic-size: auto 32.5rem;
    }
  }
`;

/* Focused elements stay clear of the comparison bar at the bottom. */
const Cards = styled.ol<{ $isLong: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);

  :is(a, button, input, summary) {
    scroll-margin-block: 6rem;
  }

  ${({ $isLong }) => $isLong && skipUnseen}
`;
