import type { Candidate } from '@donate-impact/shared/candidates';
import { groupDigits } from '@donate-impact/shared/scoring';
import { startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useEntryState } from '../common/useEntryState';
import type { ViewedAnswers } from '../common/ViewedAnswers';
import { useComparison } from '../compare/useComparison';
import { readFilters } from '../filters/ListFilters';
import { searchCandidates } from '../filters/searchCandidates';
import { useMatches } from './useMatches';

export type MatchList = ReturnType<typeof useMatchList>;

/**
 * The ranked list and everything that a visitor has set for it.
 * @param candidates none while the data file is loading
 */
export function useMatchList(candidates: readonly Candidate[], view: ViewedAnswers) {
  const matches = useMatches(candidates, view);
  const [filters, setFilters] = useEntryState('filters', readFilters);
  const [exploredList, setExploredList] = useState<string | null>(null);
  const comparison = useComparison(matches.ranked);
  const [panel, setPanel] = useEntryState('panel', readPanel);
  const page = usePageOfList(candidates.length > 0);
  const narrowedBy = useDeferredValue(filters);
  const { ranked } = matches;
  const found = useMemo(() => searchCandidates(ranked, narrowedBy), [ranked, narrowedBy]);
  const count = describeCount({
    total: candidates.length,
    found: found.length,
    shown: Math.min(page.limit, found.length),
  });

  return {
    matches,
    filters,
    setFilters,
    /** The candidates that match the filters, with the ranks of the whole list. */
    found,
    /** True while the panel for other weights is open; another list closes it. */
    isExploring: exploredList === view.fragment,
    explore: (isOpen: boolean) => setExploredList(isOpen ? view.fragment : null),
    comparison,
    page,
    /** The panel that is open, if any: opening one closes the other. */
    panel,
    toggle: (one: Panel) => setPanel(one === panel ? null : one),
    /** For the status region. */
    count,
  };
}

/** What a visitor opens above the list: the picture of the ranking, sharing, or on a narrow screen the filters. */
export type Panel = (typeof panels)[number];

const panels = ['ranking', 'share', 'filter'] as const;

function readPanel(stored: unknown): Panel | null {
  return panels.find((panel) => panel === stored) ?? null;
}

interface Counts {
  total: number;
  /** After the filters. */
  found: number;
  /** On the page. */
  shown: number;
}

export function describeCount({ total, found, shown }: Counts): string {
  if (total === 0) return 'No matches found';
  const all = `${groupDigits(total)} ${total === 1 ? 'candidate' : 'candidates'}`;
  const first = shown < found ? `, the first ${groupDigits(shown)} shown` : '';
  if (found === total) return `${all} ranked by impact potential${first}`;
  return `${groupDigits(found)} of ${all} ${found === 1 ? 'matches' : 'match'} your filters${first}`;
}

/** Cards per page of the list. */
export const pageSize = 50;
const firstCards = 1;
const moreCards = 4;

/**
 * Fifty cards, and fifty more each time; a visitor who comes back sees as many as before, at once.
 * @param hasCards false while there is nothing to show
 */
function usePageOfList(hasCards: boolean) {
  const [kept, keep] = useEntryState('listed', readLimit);
  const limit = kept ?? pageSize;
  const [rendered, setRendered] = useState(kept === null ? firstCards : limit);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the first cards are on screen
  useEffect(() => {
    if (hasCards) keep(limit);
  }, [hasCards]);

  // A few more at a time, so that no task is long.
  useEffect(() => {
    if (!hasCards) return;
    if (rendered < limit) startTransition(() => setRendered(Math.min(rendered + moreCards, limit)));
  }, [hasCards, rendered, limit]);

  return {
    limit,
    /** The cards to render now: a few at first, so that they do not wait for the rest. */
    rendered,
    showMore: () => {
      keep(limit + pageSize);
      setRendered(limit + moreCards);
    },
  };
}

function readLimit(stored: unknown): number | null {
  const fits = typeof stored === 'number' && Number.isInteger(stored) && stored >= pageSize;
  return fits ? Math.min(stored, 20 * pageSize) : null;
}
