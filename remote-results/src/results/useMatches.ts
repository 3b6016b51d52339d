import type { Candidate } from '@donate-impact/shared/candidates';
import { donationChosen, useAppDispatch } from '@donate-impact/shared/preferences';
import { paths } from '@donate-impact/shared/routes';
import { rankCandidates, selectForDonation } from '@donate-impact/shared/scoring';
import { createContext, useCallback, useContext, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { largestFund } from '../campaign/fundScale';
import { fromList } from '../common/BackToResults';
import type { ViewedAnswers } from '../common/ViewedAnswers';

/** Shared by all cards of one list. */
export type MatchesOfList = ReturnType<typeof useMatches>;

/** Ranks the candidates once for the answers, and adds what all cards share. */
export function useMatches(
  candidates: readonly Candidate[],
  { answers, strategy, isShared, fragment }: ViewedAnswers,
) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  /** The whole list, regardless of filters: ranks, shares and charts refer to it. */
  const ranked = useMemo(() => rankCandidates(candidates, answers), [candidates, answers]);
  /** The full width of every funding bar, in dollars. */
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
