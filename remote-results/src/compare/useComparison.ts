import type { RankedCandidate } from '@donate-impact/shared/scoring';
import { useCallback, useMemo, useRef } from 'react';
import { useEntryState } from '../matches/useEntryState';

/** How many can stand side by side and still be read. */
export const mostCompared = 3;

export type Comparing = 'chosen' | 'open' | 'full';

export interface Comparison {
  /** Those that were chosen, in the order of their ranks. */
  chosen: RankedCandidate[];
  stateOf: (id: string) => Comparing;
  toggle: (id: string) => void;
  clear: () => void;
}

/** Which candidates are to be compared: two or three of the list. */
export function useComparison(ranked: readonly RankedCandidate[]): Comparison {
  const [stored, keep] = useEntryState('compared', readIds);
  const chosen = useMemo(() => chosenFrom(ranked, stored), [ranked, stored]);
  const ids = chosen.map(({ candidate }) => candidate.id);
  const latest = useRef({ ids, keep });
  latest.current = { ids, keep };
  const toggle = useCallback(
    (id: string) => latest.current.keep(toggled(latest.current.ids, id)),
    [],
  );

  return {
    chosen,
    stateOf: (id) => {
      if (ids.includes(id)) return 'chosen';
      return ids.length < mostCompared ? 'open' : 'full';
    },
    toggle,
    clear: () => keep([]),
  };
}

/** The id of the box that chooses a candidate for the comparison. */
export const compareBoxId = (id: string) => `compare-${id}`;

/** That box, where the list shows it. */
export const compareBox = (id: string) => document.getElementById(compareBoxId(id));

function readIds(stored: unknown): readonly string[] {
  if (!Array.isArray(stored)) return [];
  return stored.filter((id) => typeof id === 'string').slice(0, mostCompared);
}

function chosenFrom(ranked: readonly RankedCandidate[], ids: readonly string[]) {
  return ids.length === 0 ? [] : ranked.filter(({ candidate }) => ids.includes(candidate.id));
}

function toggled(ids: readonly string[], id: string): readonly string[] {
  if (ids.includes(id)) return ids.filter((other) => other !== id);
  return ids.length < mostCompared ? [...ids, id] : ids;
}
