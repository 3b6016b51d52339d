import { type Candidate, searchCandidates } from '@donate-impact/shared/candidates';
import { Stack } from '@donate-impact/shared/ui';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { CompareBar } from '../compare/CompareBar';
import { useComparison } from '../compare/useComparison';
import { ExploreToggle } from '../explore/ExploreToggle';
import { Filters } from '../filters/Filters';
import { isNarrowed, noFilters, readFilters } from '../filters/ListFilters';
import { NothingFits } from '../filters/NothingFits';
import { CandidateList } from './CandidateList';
import { countSentence } from './countSentence';
import { ListTools } from './ListTools.styles';
import { MatchesContext } from './MatchesContext';
import { useEntryState } from './useEntryState';
import { useMatches } from './useMatches';
import { usePageOfList } from './usePageOfList';
import type { ViewedAnswers } from './useViewedAnswers';

interface MatchesProps {
  candidates: readonly Candidate[];
  view: ViewedAnswers;
  /** Called with what the status region is to say. */
  onCount: (sentence: string) => void;
}

/** The ranked list with what finds, explores and compares in it. */
export function Matches({ candidates, view, onCount }: MatchesProps) {
  const matches = useMatches(candidates, view);
  const [filters, setFilters] = useEntryState('filters', readFilters);
  const comparison = useComparison(matches.ranked);
  const page = usePageOfList();
  const narrowedBy = useDeferredValue(filters);
  const found = useMemo(
    () => (isNarrowed(narrowedBy) ? searchCandidates(matches.ranked, narrowedBy) : matches.ranked),
    [matches.ranked, narrowedBy],
  );
  const count = countSentence({
    total: candidates.length,
    found: found.length,
    shown: Math.min(page.limit, found.length),
  });

  useEffect(() => onCount(count), [count, onCount]);

  return (
    <MatchesContext value={matches}>
      <Stack>
        <ListTools>
          <Filters candidates={candidates} filters={filters} onChange={setFilters} />
          <ExploreToggle candidates={candidates} />
        </ListTools>
        {found.length === 0 && <NothingFits onClear={() => setFilters(noFilters)} />}
        <CompareBar comparison={comparison} />
        <CandidateList found={found} page={page} comparison={comparison} />
      </Stack>
    </MatchesContext>
  );
}
