import { issueLabel } from '@donate-impact/shared/candidates';
import {
  type Answers,
  impactOptions,
  isUnanswered,
  strategyOptions,
  summarizeAnswers,
} from '@donate-impact/shared/preferences';
import { paths } from '@donate-impact/shared/routes';
import { Skeleton, useHydrated } from '@donate-impact/shared/ui';
import { type ReactNode, useState } from 'react';
import { Answer, Body, Edit, Panel, Summary } from './PreferencesPanel.styles';

interface PreferencesPanelProps {
  answers: Answers;
  isShared: boolean;
}

/**
 * The preferences that the list is ranked by; where there is little room, one line that opens. They appear on
 * hydration: the prerendered page knows no visitor.
 */
export function PreferencesPanel({ answers, isShared }: PreferencesPanelProps) {
  const isKnown = useHydrated();
  const [isOpen, setOpen] = useState(false);

  return (
    <Panel aria-labelledby="preferences-title">
      <h2 id="preferences-title">{isShared ? 'Their preferences' : 'Your preferences'}</h2>
      <Summary
        aria-expanded={isOpen}
        aria-controls="preferences"
        data-print="hide"
        onClick={() => setOpen(!isOpen)}
      >
        <span>{isKnown ? summarizeAnswers(answers) || 'Default weights' : 'Preferences'}</span>
        <span aria-hidden="true">{isOpen ? '▾' : '▸'}</span>
      </Summary>
      {!isShared && (
        <Edit to={paths.wizard.getHref()} $variant="quiet" data-print="hide">
          Edit<span>&nbsp;Preferences</span>
        </Edit>
      )}
      <Body key={isKnown ? 'known' : 'coming'} id="preferences" data-open={isOpen}>
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
      <strong>Ranked with the default weights</strong>: you have not answered any questions yet, so
      no issue counts and no kind of impact is preferred.
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
