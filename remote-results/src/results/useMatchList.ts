import { type Candidate, searchCandidates } from '@donate-impact/shared/candidates';
import { groupDigits, type RankedCandidate } from '@donate-impact/shared/scoring';
import { useDeferredValue, useMemo, useState } from 'react';
import { type Comparison, useComparison } from '../compare/useComparison';
import { type Exploring, useExploring } from '../explore/useExploring';
import { isNarrowed, type ListFilters, readFilters } from '../filters/ListFilters';
import { useEntryState } from '../matches/useEntryState';
import type { ViewedAnswers } from '../matches/ViewedAnswers';
import { type MatchesOfList, useMatches } from './useMatches';
import { type PageOfList, usePageOfList } from './usePageOfList';

/** The ranked list and everything that a visitor has set for it. */
export interface MatchList {
  matches: MatchesOfList;
  filters: ListFilters;
  setFilters: (filters: ListFilters) => void;
  /** The candidates that match the filters, with the ranks of the whole list. */
  found: readonly RankedCandidate[];
  /** The same in the order of the explored weights; null while nothing is explored. */
  foundExploring: readonly RankedCandidate[] | null;
  exploring: Exploring;
  comparison: Comparison;
  page: PageOfList;
  /** Whether the picture of the ranking is open where it does not stand beside the list. */
  picture: { isShown: boolean; toggle: () => void };
  /** What the status region says about the list. */
  count: string;
}

/** @param candidates none while the data file is loading */
export function useMatchList(candidates: readonly Candidate[], view: ViewedAnswers): MatchList {
  const matches = useMatches(candidates, view);
  const [filters, setFilters] = useEntryState('filters', readFilters);
  const exploring = useExploring(candidates, view.answers);
  const comparison = useComparison(matches.ranked);
  const [isShown, setShown] = useState(false);
  const page = usePageOfList(candidates.length > 0);
  const narrowedBy = useDeferredValue(filters);
  const found = useMemo(() => narrowed(matches.ranked, narrowedBy), [matches.ranked, narrowedBy]);
  const explored = exploring.explored?.ranked;
  const foundExploring = useMemo(
    () => (explored ? narrowed(explored, narrowedBy) : null),
    [explored, narrowedBy],
  );
  const count = countSentence({
    total: candidates.length,
    found: found.length,
    shown: Math.min(page.limit, found.length),
  });

  return {
    matches,
    filters,
    setFilters,
    found,
    foundExploring,
    exploring,
    comparison,
    page,
    picture: { isShown, toggle: () => setShown(!isShown) },
    count,
  };
}

function narrowed(ranked: readonly RankedCandidate[], filters: ListFilters) {
  return isNarrowed(filters) ? searchCandidates(ranked, filters) : ranked;
}

interface Counts {
  total: number;
  /** How many match the filters. */
  found: number;
  /** How many of those are on the page. */
  shown: number;
}

/** What the status region says about the list. */
export function countSentence({ total, found, shown }: Counts): string {
  if (total === 0) return 'No matches found';
  const ranked = `${groupDigits(total)} ${total === 1 ? 'candidate' : 'candidates'}`;
  const first = shown < found ? `, the first ${groupDigits(shown)} shown` : '';
  if (found === total) return `${ranked} ranked by impact potential${first}`;
  return `${groupDigits(found)} of ${ranked} ${found === 1 ? 'matches' : 'match'} your filters, ranked by impact potential${first}`;
}
