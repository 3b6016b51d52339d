import { Button, Stack } from '@donate-impact/shared/ui';
import { useLayoutEffect, useMemo, useRef } from 'react';
import styled, { css } from 'styled-components';
import { CompareBar } from '../compare/CompareBar';
import { NoFilterMatches } from '../filters/Filters';
import { noFilters } from '../filters/ListFilters';
import { LazyPart } from '../loading/LazyPart';
import { CandidateCard } from './CandidateCard';
import { type Banded, practicalTies } from './practicalTies';
import { type MatchList, pageSize } from './useMatchList';

const loadExplore = () =>
  import('../explore/ExploreWeights').then(({ ExploreWeights }) => ExploreWeights);

/** The cards in rank order, one page at a time, below the panel for other weights while it is open. */
export function CandidateList({ list }: { list: MatchList }) {
  const { matches, found, page, comparison, exploring, setFilters } = list;
  const cards = useRef<HTMLOListElement>(null);
  const firstNew = useRef<number | null>(null);
  const { answers } = matches;
  const banded = useMemo(
    () => practicalTies(found.slice(0, page.limit), answers),
    [found, page.limit, answers],
  );

  useLayoutEffect(() => {
    if (firstNew.current === null) return;
    cards.current?.children[firstNew.current]?.querySelector('h2')?.focus();
    firstNew.current = null;
  });

  function showMore() {
    firstNew.current = page.limit;
    page.showMore();
  }

  return (
    <Stack>
      {exploring.sliders && (
        <LazyPart
          load={loadExplore}
          name="Exploring weights"
          props={{
            sliders: exploring.sliders,
            explored: exploring.explored?.ranked ?? null,
            ranked: matches.ranked,
            onExplore: exploring.explore,
            onStop: exploring.stop,
          }}
        />
      )}
      {found.length === 0 && <NoFilterMatches onClear={() => setFilters(noFilters)} />}
      <CompareBar comparison={comparison} />
      {found.length > 0 && (
        <Cards ref={cards} $isLong={matches.ranked.length > pageSize}>
          {banded.slice(0, page.rendered).map(({ entry, size, place, reason }) => (
            <li key={entry.candidate.id} data-banded={size > 1 ? getEdge(place, size) : undefined}>
              {size > 1 && place === 0 && <p>{reasons[reason]}</p>}
              <CandidateCard
                ranked={entry}
                comparing={comparison.getState(entry.candidate.id)}
                onCompare={comparison.toggle}
              />
            </li>
          ))}
        </Cards>
      )}
      {found.length > page.limit && (
        <Button onClick={showMore} data-print="hide">
          Show {pageSize} more
        </Button>
      )}
    </Stack>
  );
}

/** What stands above a band of candidates who are practically tied. */
const reasons: Record<Banded['reason'], string> = {
  equal: 'Equal scores, in the order of the data file.',
  close: 'Practically tied: within one point.',
  reordered: 'Another impact focus changes this order.',
};

function getEdge(place: number, size: number) {
  return place === size - 1 ? 'ends' : 'goes-on';
}

/*
 * Off-screen cards are not laid out, so a change to a long list costs only what is visible. The last ones are, so that
 * the button below them stays under the pointer when a visitor has scrolled to it.
 */
const skipUnseen = css`
  @media screen {
    > li:nth-last-child(n + 13) {
      content-visibility: auto;
      contain-intrinsic-size: auto 19rem;
    }
  }

  @media screen and (min-width: 48rem) {
    > li:nth-last-child(n + 13) {
      contain-intrinsic-size: auto 14rem;
    }
  }
`;

/* Focused elements stay clear of the comparison bar at the bottom. */
const Cards = styled.ol<{ $isLong: boolean }>`
  --gap: var(--space-1);

  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gap);

  @media (min-width: 48rem) {
    --gap: var(--space-2);
  }

  [data-banded] {
    margin-inline-start: calc(-1 * var(--space-1));
    padding-inline-start: calc(var(--space-1) - 3px);
    border-inline-start: 3px solid var(--color-control);

    > p {
      max-width: none;
      padding-block-end: var(--space-half);
      color: var(--color-muted);
      font-size: var(--text-small);
      line-height: 1.4;
    }
  }

  /* The line beside a band goes on over the gaps between its cards. */
  [data-banded='goes-on'] {
    margin-block-end: calc(-1 * var(--gap));
    padding-block-end: var(--gap);
  }

  @media print {
    :root:not([data-print-all]) & > li:nth-child(n + 4) {
      display: none;
    }
  }

  :is(a, button, input) {
    scroll-margin-block: 6rem;
  }

  ${({ $isLong }) => $isLong && skipUnseen}
`;
