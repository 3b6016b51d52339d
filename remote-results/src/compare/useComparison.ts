import type { RankedCandidate } from '@donate-impact/shared/scoring';
import { useCallback, useMemo, useRef } from 'react';
import { elementId } from '../common/elementId';
import { useEntryState } from '../common/useEntryState';

/** More candidates side by side would not be readable. */
export const mostCompared = 3;

export type Comparing = 'chosen' | 'open' | 'full';

export type Comparison = ReturnType<typeof useComparison>;

/** The candidates that the visitor chose to compare, three at most. */
export function useComparison(ranked: readonly RankedCandidate[]) {
  const [stored, keep] = useEntryState('compared', readIds);
  const chosen = useMemo(() => findChosen(ranked, stored), [ranked, stored]);
  const ids = useMemo(() => chosen.map(({ candidate }) => candidate.id), [chosen]);
  const latest = useRef({ ids, keep });
  latest.current = { ids, keep };
  const toggle = useCallback(
    (id: string) => latest.current.keep(toggled(latest.current.ids, id)),
    [],
  );

  return {
    /** In rank order. */
    chosen,
    ids,
    getState: (id: string): Comparing => {
      if (ids.includes(id)) return 'chosen';
      return ids.length < mostCompared ? 'open' : 'full';
    },
    toggle,
    clear: () => keep([]),
  };
}

/** The id of the checkbox that adds a candidate to the comparison. */
export const getCompareBoxId = (id: string) => elementId('compare', id);

function readIds(stored: unknown): readonly string[] {
  if (!Array.isArray(stored)) return [];
  return stored.filter((id) => typeof id === 'string').slice(0, mostCompared);
}

function findChosen(ranked: readonly RankedCandidate[], ids: readonly string[]) {
  return ids.length === 0 ? [] : ranked.filter(({ candidate }) => ids.includes(candidate.id));
}

function toggled(ids: readonly string[], id: string): readonly string[] {
  if (ids.includes(id)) return ids.filter((other) => other !== id);
  return ids.length < mostCompared ? [...ids, id] : ids;
}
