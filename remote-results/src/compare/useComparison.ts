import type { RankedCandidate } from '@donate-impact/shared/scoring';
import { useCallback, useState } from 'react';

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
  const [ids, setIds] = useState<readonly string[]>([]);
  const toggle = useCallback((id: string) => setIds((before) => toggled(before, id)), []);

  return {
    chosen: ids.length === 0 ? [] : ranked.filter(({ candidate }) => ids.includes(candidate.id)),
    stateOf: (id) => {
      if (ids.includes(id)) return 'chosen';
      return ids.length < mostCompared ? 'open' : 'full';
    },
    toggle,
    clear: () => setIds([]),
  };
}

function toggled(ids: readonly string[], id: string): readonly string[] {
  if (ids.includes(id)) return ids.filter((other) => other !== id);
  return ids.length < mostCompared ? [...ids, id] : ids;
}
