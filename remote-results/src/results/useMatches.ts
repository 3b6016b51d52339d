import type { Candidate } from '@donate-impact/shared/candidates';
import { donationChosen, useAppDispatch } from '@donate-impact/shared/preferences';
import { paths } from '@donate-impact/shared/routes';
import { chooseRecipients, rankCandidates, spreadSize } from '@donate-impact/shared/scoring';
import { createContext, useContext, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { fromList } from '../common/BackToResults';
import type { ViewedAnswers } from '../common/ViewedAnswers';

/** Ranks the candidates once for the answers, and adds what all cards share. */
export function useMatches(
  candidates: readonly Candidate[],
  { answers, own: { strategy }, isShared, fragment }: ViewedAnswers,
) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();

  return useMemo(() => {
    const ranked = rankCandidates(candidates, answers);
    return {
      answers,
      candidates,
      isShared,
      fragment,
      /** The whole list, regardless of filters: ranks, shares and charts refer to it. */
      ranked,
      /** Who shares the donation, whichever card is used; null if it goes to the candidate whose card that is. */
      recipients: strategy === 'single' ? null : ranked.slice(0, spreadSize),
      donate(clickedId: string) {
        const ids = chooseRecipients({ strategy, ranked, clickedId });
        dispatch(donationChosen({ ids, clickedId, origin: 'results' }));
        navigate(paths.confirm.getHref() + fragment, { state: fromList });
      },
    };
  }, [candidates, answers, strategy, isShared, fragment, dispatch, navigate]);
}

export const MatchesContext = createContext<ReturnType<typeof useMatches> | null>(null);

/** What all cards of one list share. */
export function useMatchesOfList() {
  const matches = useContext(MatchesContext);
  if (!matches) throw new Error('No MatchesContext found, render this component inside one');
  return matches;
}
