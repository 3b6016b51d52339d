import { issueLabel } from '@donate-impact/shared/candidates';
import { type Answers, impactOptions, strategyOptions } from '@donate-impact/shared/preferences';
import { paths } from '@donate-impact/shared/routes';
import { Skeleton, useHydrated } from '@donate-impact/shared/ui';
import type { ReactNode } from 'react';
import { Answer, Edit, Panel, PreferenceList } from './PreferencesPanel.styles';

interface PreferencesPanelProps {
  answers: Answers;
  isShared: boolean;
}

/** The preferences that the list is ranked by. They appear on hydration: the prerendered page knows no visitor. */
export function PreferencesPanel({ answers, isShared }: PreferencesPanelProps) {
  const isKnown = useHydrated();

  return (
    <Panel aria-labelledby="preferences-title">
      <h2 id="preferences-title">{isShared ? 'Their preferences' : 'Your preferences'}</h2>
      {!isShared && (
        <Edit to={paths.wizard.getHref()} $variant="quiet" data-print="hide">
          Edit Preferences
        </Edit>
      )}
      <PreferenceList>
        <Row term="Issues">{isKnown && (answers.issues.map(issueLabel).join(', ') || none)}</Row>
        <Row term="Impact focus">
          {isKnown &&
            (labelOf(impactOptions, answers.impact) ??
              'None chosen: ranked with the default weights')}
        </Row>
        <Row term="Strategy">{isKnown && (labelOf(strategyOptions, answers.strategy) ?? none)}</Row>
      </PreferenceList>
    </Panel>
  );
}

const none = 'None chosen';

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <Answer>
      <dt>{term}</dt> <dd>{children || <Skeleton $width="11rem" $height="1.2em" />}</dd>
    </Answer>
  );
}

function labelOf(options: readonly { id: string; label: string }[], id: string | null) {
  return options.find((option) => option.id === id)?.label;
}
