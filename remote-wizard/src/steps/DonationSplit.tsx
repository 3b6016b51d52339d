import type { Queries } from '@donate-impact/shared/contract';
import { selectAnswers, useAppSelector } from '@donate-impact/shared/preferences';
import { getShare, rankCandidates } from '@donate-impact/shared/scoring';
import { media, Share, Shares } from '@donate-impact/shared/ui';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import styled from 'styled-components';

/** The shares of the donation, with the names of those who lead so far. */
export function DonationSplit({ count }: { count: number }) {
  const answers = useAppSelector(selectAnswers);
  const { data } = useQuery(loadedCandidates);
  const ranked = useMemo(() => rankCandidates(data?.candidates ?? [], answers), [data, answers]);
  const { each } = getShare(count);

  return (
    <Row>
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a share is its place
        <Share key={place} dollars={each} name={ranked[place]?.candidate.name} />
      ))}
    </Row>
  );
}

/** The data that the matches so far have loaded; it loads none itself. */
const loadedCandidates = queryOptions<Queries['candidates']>({
  queryKey: ['candidates'],
  enabled: false,
  // Required even where it is never called; the real one would bring the parser of the data file into this page.
  queryFn: () => Promise.reject(new Error('The matches so far load the candidates')),
});

/* The names have their room before they arrive; on a phone, each its own line. */
const Row = styled(Shares)`
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  grid-template-columns: none;
  gap: var(--space-1);

  li {
    align-items: center;
    min-block-size: 1.75rem;
  }

  @media ${media.phone} {
    grid-auto-flow: row;
    gap: var(--space-half);
  }
`;
