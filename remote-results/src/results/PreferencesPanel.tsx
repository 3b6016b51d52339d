import { issueLabel } from '@donate-impact/shared/candidates';
import {
  type Answers,
  impactOptions,
  isUnanswered,
  strategyOptions,
} from '@donate-impact/shared/preferences';
import { paths } from '@donate-impact/shared/routes';
import { Skeleton, useHydrated } from '@donate-impact/shared/ui';
import type { ReactNode } from 'react';
import { Answer, Body, Edit, Panel } from './PreferencesPanel.styles';

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
      <Body key={isKnown ? 'known' : 'coming'}>
        {isKnown && isUnanswered(answers) && <DefaultWeights />}
        <dl>
          <Row term="Issues">{isKnown && (answers.issues.map(issueLabel).join(', ') || none)}</Row>
          <Row term="Impact focus">{isKnown && labelOf(impactOptions, answers.impact)}</Row>
          <Row term="Strategy">{isKnown && labelOf(strategyOptions, answers.strategy)}</Row>
        </dl>
      </Body>
    </Panel>
  );
}

const none = 'None chosen';

function DefaultWeights() {
  return (
    <p>
      <strong>Ranked with the default weights</strong>: you have not answered any questions yet.
    </p>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <Answer>
      <dt>{term}</dt> <dd>{children || <Skeleton $width="11rem" $height="1.4em" />}</dd>
    </Answer>
  );
}

function labelOf(options: readonly { id: string; label: string }[], id: string | null): string {
  return options.find((option) => option.id === id)?.label ?? none;
}
