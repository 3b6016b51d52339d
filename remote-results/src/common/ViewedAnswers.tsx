import {
  type Answers,
  decodePreferences,
  isFragmentDamaged,
  isUnanswered,
  selectAnswers,
  useAppSelector,
} from '@donate-impact/shared/preferences';
import { paths } from '@donate-impact/shared/routes';
import { Cluster, focusHeading, LinkButton, useHydrated } from '@donate-impact/shared/ui';
import { type PropsWithChildren, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';

/** The answers that a page uses, and whose they are. */
export type ViewedAnswers = ReturnType<typeof useViewedAnswers>;

/** The answers that the page ranks by: those in the URL's fragment, or else the visitor's own. */
export function useViewedAnswers() {
  // The selector returns all preferences, which also change on a donation; that must not rank the list again.
  const own = useAppSelector(selectAnswers, areEqual);
  const { hash } = useLocation();
  const isHydrated = useHydrated();
  const shared = useMemo(() => (isHydrated ? decodePreferences(hash) : null), [hash, isHydrated]);
  const isShared = shared !== null && !areEqual(shared, own);

  return {
    answers: isShared ? shared : own,
    /** The visitor's own answers; their strategy decides whom Donate selects, on a shared list as well. */
    own,
    /** They came from a link and differ from the visitor's own, which stay in the store, unchanged. */
    isShared,
    /** The fragment that carries these answers in a URL; empty for the visitor's own. */
    fragment: isShared ? hash : '',
    /** Parts of the link could not be read. */
    isDamaged: isHydrated && isFragmentDamaged(hash),
  };
}

/** Issues count regardless of the order in which they were chosen. */
function areEqual(one: Answers, other: Answers): boolean {
  return (
    one.impact === other.impact &&
    one.strategy === other.strategy &&
    one.issues.length === other.issues.length &&
    one.issues.every((issue) => other.issues.includes(issue))
  );
}

/**
 * Says that the page uses the answers from a link, with more about the list. Leads to the visitor's own list, or to the
 * questions if there are no answers yet.
 */
export function SharedNotice({ own, isDamaged, children }: PropsWithChildren<ViewedAnswers>) {
  return (
    <Band>
      <div>
        <strong>You are looking at someone else’s matches</strong>
        {isDamaged && <p>Parts of the link could not be read. It may be damaged or out of date.</p>}
        {children}
      </div>
      <div data-print="hide">
        {isUnanswered(own) ? (
          <LinkButton to={paths.wizard.getHref()}>Answer the questions yourself</LinkButton>
        ) : (
          <LinkButton to={paths.results.getHref()} onClick={focusHeading}>
            Show my own matches
          </LinkButton>
        )}
      </div>
    </Band>
  );
}

/** Said in place of the notice where nothing of a link could be read. It quotes nothing: anyone can write a link. */
export const unreadLink = 'The link is damaged: these are your own matches.';

const Band = styled(Cluster)`
  gap: var(--space-1) var(--space-3);
  margin-block-start: var(--space-1);
  padding: var(--space-2);
  background: var(--color-accent-soft);

  > :first-child {
    flex: 1 1 20rem;
  }
`;
