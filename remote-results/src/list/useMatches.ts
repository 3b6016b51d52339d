import type { Candidate } from '@donate-impact/shared/candidates';
import { donationChosen, useAppDispatch } from '@donate-impact/shared/preferences';
import { paths } from '@donate-impact/shared/routes';
import { rankCandidates, rankStability, selectForDonation } from '@donate-impact/shared/scoring';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { largestFund } from '../charts/largestFund';
import type { MatchesOfList } from './MatchesContext';
import type { ViewedAnswers } from './useViewedAnswers';

/** Ranks the candidates once for the answers, with what the cards do and draw on one scale. */
export function useMatches(
  candidates: readonly Candidate[],
  { answers, isShared, fragment }: ViewedAnswers,
): MatchesOfList {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { strategy } = answers;
  const ranked = useMemo(() => rankCandidates(candidates, answers), [candidates, answers]);
  const fundingScale = useMemo(() => largestFund(candidates), [candidates]);
  const stability = useMemo(
    () => once(() => rankStability(candidates, answers)),
    [candidates, answers],
  );

  const donate = useCallback(
    (clickedId: string) => {
      const { ids } = selectForDonation({ strategy, ranked, clickedId });
      dispatch(donationChosen({ ids, clickedId, origin: 'results' }));
      navigate(paths.confirm.getHref() + fragment, { viewTransition: true });
    },
    [dispatch, fragment, navigate, ranked, strategy],
  );

  return useMemo(
    () => ({ answers, isShared, fragment, ranked, fundingScale, stability, donate }),
    [answers, isShared, fragment, ranked, fundingScale, stability, donate],
  );
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
