import { issueLabel } from '@donate-impact/shared/candidates';
import { type Strategy, strategyOptions } from '@donate-impact/shared/preferences';
import { paths } from '@donate-impact/shared/routes';
import { impactRowLabel } from '@donate-impact/shared/scoring';
import { LinkButton, Surface, useHydrated } from '@donate-impact/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { ViewedAnswers } from '../common/ViewedAnswers';

/** The preferences that the list is ranked by. They appear on hydration: the prerendered page knows no visitor. */
export function PreferencesPanel({ answers, strategy, isShared }: ViewedAnswers) {
  const isKnown = useHydrated();

  return (
    <Panel as="section" aria-labelledby="preferences-title">
      <h2 id="preferences-title">{isShared ? 'Their preferences' : 'Your preferences'}</h2>
      {!isShared && (
        <LinkButton to={paths.wizard.getHref()} $variant="quiet" data-print="hide">
          Edit Preferences
        </LinkButton>
      )}
      <PreferenceList>
        {isKnown && (
          <>
            <Answer term="Issues">{answers.issues.map(issueLabel).join(', ') || none}</Answer>
            <Answer term="Impact focus">
              {answers.impact ? impactRowLabel(answers.impact) : `${none}: default weights`}
            </Answer>
            <Answer term="Strategy">
              {strategyLabel(answers.strategy) ?? (isShared ? 'Not in the link' : none)}
              {answers.strategy !== strategy && `; Donate ${describeOwn(strategy)}`}
            </Answer>
          </>
        )}
      </PreferenceList>
    </Panel>
  );
}

const none = 'None chosen';

function strategyLabel(strategy: Strategy | null) {
  return strategyOptions.find(({ id }) => id === strategy)?.label;
}

/** What Donate does on a shared list. */
function describeOwn(strategy: Strategy | null): string {
  return strategy ? `uses yours: ${strategyLabel(strategy)}` : 'pays the top three';
}

function Answer({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}: </dt>
      <dd>{children}</dd>
    </div>
  );
}

const narrow = '@media screen and (max-width: 63.99rem)';

const Panel = styled(Surface)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--space-1);
  padding: var(--space-1) var(--space-2);

  /* As tall as the link beside it, before that arrives. */
  h2 {
    font-size: var(--text-small);
    line-height: 1.5rem;
    letter-spacing: 0;
  }

  > a {
    min-height: 1.5rem;
    padding-block: 0;
    font-size: var(--text-small);
  }

  ${narrow} {
    padding: 0 0 var(--space-half);
    border-width: 0 0 1px;
    border-radius: 0;
    background: none;
  }
`;

/* As tall as most answers, before they are known; shorter ones stand farther apart. */
const PreferenceList = styled.dl`
  display: grid;
  flex: 1 0 100%;
  align-content: space-evenly;
  gap: var(--space-half);
  min-width: 0;
  min-height: calc(5.6em + 2 * var(--space-half));
  font-size: var(--text-small);
  line-height: 1.4;

  dt,
  dd {
    display: inline;
  }

  dt {
    color: var(--color-muted);
  }

  ${narrow} {
    gap: 0;
    min-height: 5.6em;
  }

  @media screen and (min-width: 48rem) and (max-width: 63.99rem) {
    min-height: 4.2em;
  }
`;
