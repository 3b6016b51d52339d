import type { RankedCandidate } from '@donate-impact/shared/scoring';
import { Button } from '@donate-impact/shared/ui';
import { useLayoutEffect, useRef } from 'react';
import { CandidateCard } from '../card/CandidateCard';
import type { Comparison } from '../compare/useComparison';
import { Cards } from './CandidateList.styles';
import { useMatchesOfList } from './MatchesContext';
import { type PageOfList, pageSize } from './usePageOfList';

interface CandidateListProps {
  found: readonly RankedCandidate[];
  page: PageOfList;
  comparison: Comparison;
}

/** The cards in the order of their ranks, a page at a time. */
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
