import { issueLabel } from '@donate-impact/shared/candidates';
import { type Answers, impactOptions, strategyOptions } from '@donate-impact/shared/preferences';
import { paths } from '@donate-impact/shared/routes';
import { LinkButton, Skeleton, Surface, useHydrated } from '@donate-impact/shared/ui';
import type { ReactNode } from 'react';
import { Answer, AnswerList, Panel, PanelHead } from './PreferencesPanel.styles';

interface PreferencesPanelProps {
  answers: Answers;
  isShared: boolean;
  /** Whether to reserve space for the longest answers, so that nothing below moves when they appear. */
  hasRoom: boolean;
}

/** The preferences that the list is ranked by. They appear on hydration: the prerendered page knows no visitor. */
export function PreferencesPanel({ answers, isShared, hasRoom }: PreferencesPanelProps) {
  const isKnown = useHydrated();

  return (
    <Surface as="section" aria-labelledby="preferences-title">
      <Panel>
        <PanelHead>
          <h2 id="preferences-title">{isShared ? 'Their preferences' : 'Your preferences'}</h2>
          {!isShared && (
            <LinkButton to={paths.wizard.getHref()} data-print="hide">
              Edit Preferences
            </LinkButton>
          )}
        </PanelHead>
        <AnswerList key={isKnown ? 'known' : 'coming'} $hasRoom={hasRoom}>
          <Row term="Issues">{isKnown && (answers.issues.map(issueLabel).join(', ') || none)}</Row>
          <Row term="Impact focus">{isKnown && labelOf(impactOptions, answers.impact)}</Row>
          <Row term="Strategy">{isKnown && labelOf(strategyOptions, answers.strategy)}</Row>
        </AnswerList>
      </Panel>
    </Surface>
  );
}

const none = 'None chosen';

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <Answer>
      <dt>{term}</dt>
      <dd>{children || <Skeleton $width="11rem" $height="1.55em" />}</dd>
    </Answer>
  );
}

function labelOf(options: readonly { id: string; label: string }[], id: string | null): string {
  return options.find((option) => option.id === id)?.label ?? none;
}
