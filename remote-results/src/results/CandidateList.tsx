import { Button, focusHeading, Muted, media, Notice, Stack } from '@donate-impact/shared/ui';
import { useLayoutEffect, useMemo, useRef } from 'react';
import styled from 'styled-components';
import { CompareBar } from '../compare/CompareBar';
import type { Comparison } from '../compare/useComparison';
import { useRovingStop } from '../compare/useRovingStop';
import { noFilters } from '../filters/ListFilters';
import { LazyPart } from '../loading/LazyPart';
import { CandidateCard } from './CandidateCard';
import { DonationPanel } from './DonationPanel';
import { type Banded, practicalTies } from './practicalTies';
import { type MatchList, pageSize } from './useMatchList';

const loadExplore = () =>
  import('../explore/ExploreWeights').then(({ ExploreWeights }) => ExploreWeights);

/** The cards in rank order, one page at a time, below the panel for other weights while it is open. */
export function CandidateList({ list }: { list: MatchList }) {
  const { matches, found, page, comparison, setFilters } = list;
  const cards = useRef<HTMLOListElement>(null);
  const firstNew = useRef<number | null>(null);
  const banded = useMemo(() => practicalTies(found.slice(0, page.limit)), [found, page.limit]);
  const { stop, ...stops } = useRovingStop(listComparable(banded, comparison));

  useLayoutEffect(() => {
    if (firstNew.current === null) return;
    cards.current?.children[firstNew.current]?.querySelector('h2')?.focus();
    firstNew.current = null;
  });

  function showMore() {
    firstNew.current = page.limit;
    page.showMore();
  }

  function showAll() {
    setFilters(noFilters);
    focusHeading();
  }

  return (
    <Stack>
      {list.isExploring && (
        <LazyPart
          load={loadExplore}
          name="Exploring weights"
          props={{ list: matches, onStop: () => list.explore(false) }}
        />
      )}
      {found.length > 0 && <DonationPanel />}
      {found.length === 0 && (
        <Notice
          title="No candidate matches your filters"
          actions={<Button onClick={showAll}>Show all candidates</Button>}
        >
          <p>Try another name, race or issue.</p>
        </Notice>
      )}
      <CompareBar comparison={comparison} answers={matches.answers} />
      {found.length > 0 && (
        <Cards ref={cards} data-long={matches.ranked.length > pageSize} {...stops}>
          {banded.slice(0, page.rendered).map(({ entry, size, place, areEqual }) => (
            <li key={entry.candidate.id} data-banded={size > 1 || undefined}>
              {size > 1 && place === 0 && <Muted>{areEqual ? equal : close}</Muted>}
              <CandidateCard
                ranked={entry}
                comparing={comparison.getState(entry.candidate.id)}
                onCompare={comparison.toggle}
                isStop={entry.candidate.id === stop}
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

/* What stands above a band of candidates who are practically tied. */
const equal = 'Equal scores, in file order.';
const close = 'Practically tied: within one point.';

/** The candidates on the page whose Compare box is not disabled. */
function listComparable(banded: readonly Banded[], { getState }: Comparison): string[] {
  const ids = banded.map(({ entry }) => entry.candidate.id);
  return ids.filter((id) => getState(id) !== 'full');
}

/* Focused elements stay clear of the comparison bar at the bottom. */
const Cards = styled.ol`
  /* The column of the ranks and marks, beside the names. */
  --margin: 2.625rem;

  border-block-start: var(--rule);

  @media ${media.medium} {
    --margin: 3rem;
  }

  > li + li {
    border-block-start: var(--hairline);
  }

  /* A line beside those who are practically tied. */
  [data-banded] {
    position: relative;

    &::before {
      content: '';
      position: absolute;
      inset-block: 0;
      inset-inline-start: -0.5rem;
      border-inline-start: 2px solid var(--color-control);
    }

    > p {
      padding-inline-start: var(--margin);
      padding-block-start: var(--space-1);
    }

    > p + article {
      padding-block-start: var(--space-half);
    }
  }

  /* Two bands that follow one another are two. */
  [data-banded] + [data-banded]:has(> p) {
    margin-block-start: var(--space-2);
  }

  @media print {
    :root:not([data-print-all]) & > li:nth-child(n + 4) {
      display: none;
    }
  }

  :is(a, button, input) {
    scroll-margin-block: 6rem;
  }

  /*
   * Off-screen cards are not laid out, so a change to a long list costs only what is visible. The last ones are, so that
   * the button below them stays under the pointer when a visitor has scrolled to it.
   */
  @media screen {
    &[data-long='true'] > li:nth-last-child(n + 13) {
      content-visibility: auto;
      contain-intrinsic-size: auto 19rem;

      @media ${media.medium} {
        contain-intrinsic-size: auto 14rem;
      }
    }
  }
`;
