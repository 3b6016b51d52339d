import { startTransition, useEffect, useState } from 'react';
import { useEntryState } from '../matches/useEntryState';

/** Cards per page of the list. */
export const pageSize = 50;
const firstCards = 1;
const moreCards = 4;

/** How much of a long list is shown. */
export interface PageOfList {
  /** How many cards to show in all. */
  limit: number;
  /** How many cards to render now: a few at first, so that they do not wait for the rest. */
  rendered: number;
  showMore: () => void;
}

/**
 * Fifty cards, and fifty more each time; a visitor who comes back sees as many as before, at once.
 * @param hasCards false while there is nothing to show
 */
export function usePageOfList(hasCards: boolean): PageOfList {
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
