import { issueLabel } from '@donate-impact/shared/candidates';
import { strategyOptions } from '@donate-impact/shared/preferences';
import { paths } from '@donate-impact/shared/routes';
import { impactRowLabel } from '@donate-impact/shared/scoring';
import { LinkButton, Surface, useHydrated, visuallyHidden } from '@donate-impact/shared/ui';
import styled from 'styled-components';
import type { ViewedAnswers } from '../common/ViewedAnswers';

/** The preferences that the list is ranked by. They appear on hydration: the prerendered page knows no visitor. */
export function PreferencesPanel({ answers, isShared }: ViewedAnswers) {
  const isKnown = useHydrated();
  const { issues, impact, strategy } = answers;
  const listed = [
    ['Issues', issues.map(issueLabel).join(', ') || 'No issues chosen'],
    ['Impact focus', impact ? impactRowLabel(impact) : 'No impact chosen: default weights'],
    ['Strategy', strategyOptions.find(({ id }) => id === strategy)?.label ?? 'No strategy chosen'],
  ];

  return (
    <Panel as="section" aria-labelledby="preferences-title">
      <h2 id="preferences-title">{isShared ? 'Their preferences' : 'Your preferences'}</h2>
      {!isShared && (
        <LinkButton to={paths.wizard.getHref()} $variant="quiet" data-print="hide">
          Edit Preferences
        </LinkButton>
      )}
      <PreferenceList>
        {isKnown &&
          listed.map(([term, answer]) => (
            <div key={term}>
              <dt>{term}: </dt>
              <dd>{answer}</dd>
            </div>
          ))}
      </PreferenceList>
    </Panel>
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

/* As tall as most answers, before they are known. Where they follow one another, the dot that begins a line is cut off. */
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
    display: flex;
    flex-wrap: wrap;
    align-content: start;
    gap: 0;
    min-height: 4.2em;
    margin-inline-start: -1em;
    clip-path: inset(0 0 0 1em);

    > ::before {
      content: '·' / '';
      display: inline-block;
      width: 1em;
      text-align: center;
    }

    dt {
      ${visuallyHidden}
    }
  }

  @media screen and (min-width: 48rem) and (max-width: 63.99rem) {
    min-height: 2.8em;
  }
`;
