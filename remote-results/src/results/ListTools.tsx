import type { Candidate } from '@donate-impact/shared/candidates';
import { isUnanswered } from '@donate-impact/shared/preferences';
import { Button } from '@donate-impact/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { Filters } from '../filters/Filters';
import { LazyPart } from '../loading/LazyPart';
import type { MatchList } from './useMatchList';

const loadShare = () => import('./ShareMatches').then(({ ShareMatches }) => ShareMatches);

interface ListToolsProps {
  candidates: readonly Candidate[];
  list: MatchList;
}

/** Filtering, the picture of the ranking and sharing; what the buttons open comes below them. */
export function ListTools({ candidates, list }: ListToolsProps) {
  const { matches, filters, setFilters, picture } = list;
  const [isSharing, setSharing] = useState(false);

  return (
    <Row>
      <Filters candidates={candidates} filters={filters} onChange={setFilters} />
      <Button
        aria-expanded={picture.isShown}
        aria-controls="ranking"
        data-print="hide"
        onClick={picture.toggle}
      >
        Ranking
      </Button>
      {!isUnanswered(matches.answers) && (
        <>
          <Button
            aria-expanded={isSharing}
            data-print="hide"
            onClick={() => setSharing(!isSharing)}
          >
            Share
          </Button>
          {isSharing && (
            <LazyPart load={loadShare} name="Sharing" props={{ answers: matches.answers }} />
          )}
        </>
      )}
    </Row>
  );
}

/* A panel comes below the row, whichever button opens it. */
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-1);

  > button {
    min-height: 2.25rem;
    padding: 0 var(--space-1);
    font-size: var(--text-small);
  }

  > :is(section, [role='alert']) {
    flex: 1 0 100%;
    order: 1;
    min-width: 0;
  }
`;
