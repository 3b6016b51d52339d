import { type Candidate, searchCandidates } from '@donate-impact/shared/candidates';
import { groupDigits } from '@donate-impact/shared/scoring';
import { Stack } from '@donate-impact/shared/ui';
import { useDeferredValue, useEffect, useMemo } from 'react';
import styled from 'styled-components';
import { CompareBar } from '../compare/CompareBar';
import { useComparison } from '../compare/useComparison';
import { ExploreToggle } from '../explore/ExploreToggle';
import { Filters, NoFilterMatches } from '../filters/Filters';
import { isNarrowed, noFilters, readFilters } from '../filters/ListFilters';
import { useEntryState } from '../matches/useEntryState';
import type { ViewedAnswers } from '../matches/ViewedAnswers';
import { CandidateList } from './CandidateList';
import { MatchesContext, useMatches } from './useMatches';
import { usePageOfList } from './usePageOfList';

interface MatchesProps {
  candidates: readonly Candidate[];
  view: ViewedAnswers;
  /** Called with the text for the status region. */
  onCount: (sentence: string) => void;
}

/** The ranked list, with its tools for filtering, exploring and comparing. */
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
          <ExploreToggle
            candidates={candidates}
            answers={matches.answers}
            ranked={matches.ranked}
          />
        </ListTools>
        {found.length === 0 && <NoFilterMatches onClear={() => setFilters(noFilters)} />}
        <CompareBar comparison={comparison} />
        <CandidateList found={found} page={page} comparison={comparison} />
      </Stack>
    </MatchesContext>
  );
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

/** The tools above the list: buttons side by side, and what they open on separate rows. */
const ListTools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-1);

  > form,
  > div > :is(section, [role='alert']) {
    flex: 1 0 100%;
    min-width: 0;
  }

  @media (max-width: 39.99rem) {
    > button,
    > div > button {
      padding-inline: var(--space-1);
    }
  }
`;
