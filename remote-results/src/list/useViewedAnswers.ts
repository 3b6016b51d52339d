import {
  type Answers,
  decodePreferences,
  selectAnswers,
  useAppSelector,
} from '@donate-impact/shared/preferences';
import { useHydrated } from '@donate-impact/shared/ui';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';

/** The answers that a page goes by, and whose they are. */
export interface ViewedAnswers {
  answers: Answers;
  /** Whether they came with the link, and are somebody's; the visitor's own stay in the store, untouched. */
  isShared: boolean;
  /** What an address ends with that goes by the same answers; empty for the visitor's own. */
  fragment: string;
}

/** The answers that the page ranks by: those of the address's fragment, else the visitor's own. */
export function useViewedAnswers(): ViewedAnswers {
  const own = useAppSelector(selectAnswers, areSame);
  const { hash } = useLocation();
  const isHydrated = useHydrated();
  const shared = useMemo(() => (isHydrated ? decodePreferences(hash) : null), [hash, isHydrated]);

  return shared
    ? { answers: shared, isShared: true, fragment: hash }
    : { answers: own, isShared: false, fragment: '' };
}

/** The store gives its whole preferences, which change with a donation too: that is no reason to rank again. */
function areSame(before: Answers, after: Answers): boolean {
  return (
    before.issues === after.issues &&
    before.impact === after.impact &&
    before.strategy === after.strategy
  );
}
