import { issueLabel } from '@donate-impact/shared/candidates';
import { isUnanswered, strategyOptions } from '@donate-impact/shared/preferences';
import { paths } from '@donate-impact/shared/routes';
import { impactRowLabel } from '@donate-impact/shared/scoring';
import { Cluster, LinkButton, media, useHydrated, visuallyHidden } from '@donate-impact/shared/ui';
import styled from 'styled-components';
import { dotSeparated } from '../common/dotSeparated';
import type { ViewedAnswers } from '../common/ViewedAnswers';

/** The preferences that the list is ranked by. They appear on hydration: the prerendered page knows no visitor. */
export function PreferencesPanel({ answers, isShared }: ViewedAnswers) {
  const isKnown = useHydrated();
  const { issues, impact, strategy } = answers;
  const listed = [
    ['Issues', issues.map(issueLabel).join(', ')],
    ['Impact focus', impact && impactRowLabel(impact)],
    ['Strategy', strategyOptions.find(({ id }) => id === strategy)?.label],
  ];
  // The strategy of others does not decide where this visitor's donation goes.
  const shown = isShared ? listed.slice(0, -1) : listed;

  return (
    <Panel aria-labelledby="preferences-title">
      <h2 id="preferences-title">{isShared ? 'Their preferences' : 'Your preferences'}</h2>
      {!isShared && (
        <LinkButton to={paths.wizard.getHref()} $variant="inline" data-print="hide">
          Edit Preferences
        </LinkButton>
      )}
      {isKnown && isUnanswered(answers) ? (
        <PreferenceList as="p">
          <span>You have not answered yet: the default weights rank this list.</span>
        </PreferenceList>
      ) : (
        <PreferenceList>
          {isKnown &&
            shown.map(([term, answer]) => (
              <div key={term} data-none={!answer || undefined}>
                <dt>{term}: </dt>
                <dd>{answer || 'none yet'}</dd>
              </div>
            ))}
        </PreferenceList>
      )}
    </Panel>
  );
}

const narrow = `@media screen and ${media.belowWide}`;

const Panel = styled(Cluster).attrs({ as: 'section' })`
  justify-content: space-between;
  gap: 0 var(--space-1);
`;

/* As tall as most answers, before they are known, and as the donation beside it. */
const PreferenceList = styled.dl`
  flex: 1 0 100%;
  align-content: start;
  min-width: 0;
  min-height: 5.6em;
  line-height: var(--line-snug);

  dt,
  dd {
    display: inline;
  }

  dt {
    color: var(--color-muted);
  }

  ${narrow} {
    ${dotSeparated}
    min-height: 2.8em;

    /* What has no answer says of what. */
    > :not([data-none]) dt {
      ${visuallyHidden}
    }
  }
`;
