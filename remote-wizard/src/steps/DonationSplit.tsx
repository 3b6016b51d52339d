import type { Queries } from '@donate-impact/shared/contract';
import { selectAnswers, useAppSelector } from '@donate-impact/shared/preferences';
import { getShare, rankCandidates } from '@donate-impact/shared/scoring';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import styled from 'styled-components';

/** The donation as one box for each share, to scale, with the names of those who lead so far. */
export function DonationSplit({ count }: { count: number }) {
  const names = useLeaders();

  return (
    <Boxes>
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
        <li key={place}>
          <strong>${getShare(count).each}</strong> <span>{names[place]}</span>
        </li>
      ))}
    </Boxes>
  );
}

/** The names in the order of the ranking, from the data that the matches so far have loaded; it loads none itself. */
function useLeaders(): string[] {
  const answers = useAppSelector(selectAnswers);
  const { data } = useQuery(loadedCandidates);

  return useMemo(
    () => rankCandidates(data?.candidates ?? [], answers).map(({ candidate }) => candidate.name),
    [data, answers],
  );
}

const loadedCandidates = queryOptions<Queries['candidates']>({
  queryKey: ['candidates'],
  enabled: false,
  // Required even where it is never called; the real one would bring the parser of the data file into this page.
  queryFn: () => Promise.reject(new Error('The matches so far load the candidates')),
});

/* The names have their room before they arrive. */
const Boxes = styled.ul`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: var(--space-half);
  font-size: var(--text-small);

  li {
    min-block-size: 4.25rem;
    padding: var(--space-half) var(--space-1);
    border-block-start: var(--space-1) solid var(--color-accent);
    background: var(--color-track);
    color: var(--color-text);
    overflow-wrap: anywhere;
  }

  strong { display: block; }

  li:only-child { min-block-size: 0; }

  @media (max-width: 39.99rem) {
    li { border-block-start-width: var(--space-half); }
    li:only-child strong { display: inline; }
  }

  @media (min-width: 40rem) {
    li, li:only-child { min-block-size: 3.5rem; }
  }

  @media (max-width: 19.99rem) { grid-auto-flow: row; }
`;
