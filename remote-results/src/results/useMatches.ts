import type { Candidate } from '@donate-impact/shared/candidates';
import { donationChosen, useAppDispatch } from '@donate-impact/shared/preferences';
import { paths } from '@donate-impact/shared/routes';
import {
  type RankedCandidate,
  rankCandidates,
  selectForDonation,
} from '@donate-impact/shared/scoring';
import { createContext, useCallback, useContext, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { largestFund } from '../campaign/fundScale';
import { fromList } from '../matches/BackToResults';
import type { ViewedAnswers } from '../matches/ViewedAnswers';

/** Shared by all cards of one list. */
export interface MatchesOfList extends Omit<ViewedAnswers, 'own' | 'unreadable'> {
  /** The whole list, regardless of filters: ranks, shares and charts refer to it. */
  ranked: readonly RankedCandidate[];
  /** The largest fund of the list in dollars: the full width of every funding bar. */
  fundingScale: number;
  donate: (id: string) => void;
}

/** Ranks the candidates once for the answers, and adds what all cards share. */
export function useMatches(
  candidates: readonly Candidate[],
  { answers, strategy, isShared, fragment }: ViewedAnswers,
): MatchesOfList {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const ranked = useMemo(() => rankCandidates(candidates, answers), [candidates, answers]);
  const fundingScale = useMemo(() => largestFund(candidates), [candidates]);

  const donate = useCallback(
    (clickedId: string) => {
      const { ids } = selectForDonation({ strategy, ranked, clickedId });
      dispatch(donationChosen({ ids, clickedId, origin: 'results' }));
      navigate(paths.confirm.getHref() + fragment, { state: fromList });
    },
    [dispatch, fragment, navigate, ranked, strategy],
  );

  return useMemo(
    () => ({ answers, strategy, isShared, fragment, ranked, fundingScale, donate }),
    [answers, strategy, isShared, fragment, ranked, fundingScale, donate],
  );
}

export const MatchesContext = createContext<MatchesOfList | null>(null);

export function useMatchesOfList(): MatchesOfList {
  const matches = useContext(MatchesContext);
  if (!matches) throw new Error('No MatchesContext found, render this component inside one');
  return matches;
}
