import type { Candidate } from '@donate-impact/shared/candidates';
import { isUnanswered } from '@donate-impact/shared/preferences';
import { Button } from '@donate-impact/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { ExploreToggle } from '../explore/ExploreToggle';
import { Filters } from '../filters/Filters';
import { LazyPart } from '../loading/LazyPart';
import type { MatchList } from './useMatchList';

const loadShare = () => import('./ShareMatches').then(({ ShareMatches }) => ShareMatches);

interface ListToolsProps {
  candidates: readonly Candidate[];
  list: MatchList;
}

/** Filtering, exploring and sharing: one row, and what its buttons open below it. */
export function ListTools({ candidates, list }: ListToolsProps) {
  const { matches, filters, setFilters, exploring } = list;
  const [isSharing, setSharing] = useState(false);

  return (
    <Row>
      <Filters candidates={candidates} filters={filters} onChange={setFilters} />
      <ExploreToggle exploring={exploring} ranked={matches.ranked} />
      {!isUnanswered(matches.answers) && (
        <>
          <Button
            aria-expanded={isSharing}
            data-print="hide"
            onClick={() => setSharing(!isSharing)}
          >
            Share <span aria-hidden="true">{isSharing ? '▾' : '▸'}</span>
          </Button>
          {isSharing && (
            <LazyPart load={loadShare} name="Sharing" props={{ answers: matches.answers }} />
          )}
        </>
      )}
    </Row>
  );
}

/* What a button opens comes below the row, whichever button it follows. */
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-1);

  > button {
    padding-inline: var(--space-1);
  }

  > :is(section, [role='alert']) {
    flex: 1 0 100%;
    order: 1;
    min-width: 0;
  }
`;
