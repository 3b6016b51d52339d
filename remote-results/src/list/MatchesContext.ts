import type { RankedCandidate, rankStability } from '@donate-impact/shared/scoring';
import { createContext, useContext } from 'react';
import type { ViewedAnswers } from './useViewedAnswers';

/** What every card of one list shares. */
export interface MatchesOfList extends ViewedAnswers {
  /** The whole list, whatever the filters show of it: ranks, shares and charts refer to this. */
  ranked: readonly RankedCandidate[];
  /** The largest fund of the list in dollars: the full width of every funding bar. */
  fundingScale: number;
  /** Worked out when the first card asks for it, then kept. */
  stability: () => ReturnType<typeof rankStability>;
  donate: (id: string) => void;
}

export const MatchesContext = createContext<MatchesOfList | null>(null);

export function useMatchesOfList(): MatchesOfList {
  const matches = useContext(MatchesContext);
  if (!matches) throw new Error('No list around this card, render it inside MatchesContext');
  return matches;
}
