import {
  type Answers,
  decodePreferences,
  selectAnswers,
  useAppSelector,
} from '@donate-impact/shared/preferences';
import { paths } from '@donate-impact/shared/routes';
import {
  type ButtonLook,
  focusHeading,
  LinkButton,
  Notice,
  useHydrated,
} from '@donate-impact/shared/ui';
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

/** Says that the page goes by the answers of a link, and leads to the visitor's own. */
export function SharedNotice() {
  return (
    <Notice
      tone="plain"
      title="You are looking at somebody else’s matches"
      actions={
        <LinkButton to={paths.results.getHref()} onClick={focusHeading}>
          Show my own matches
        </LinkButton>
      }
    >
      <p>
        The link that you opened carries their preferences, and this page is ranked by those. Your
        own preferences are unchanged.
      </p>
    </Notice>
  );
}

/** The way back to the list that goes by the same answers. */
export function BackToResults({ $variant }: ButtonLook) {
  const { fragment } = useViewedAnswers();
  return (
    <LinkButton $variant={$variant} to={paths.results.getHref() + fragment}>
      Back to Results
    </LinkButton>
  );
}
