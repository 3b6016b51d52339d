import type { OnEnter } from '@donate-impact/shared/contract';
import {
  type Step,
  startedOver,
  startOverUndone,
  useAppDispatch,
  useAppSelector,
  wizardEntered,
} from '@donate-impact/shared/preferences';
import { Button, Muted, PageHeading, Stack, usePageTitle } from '@donate-impact/shared/ui';
import { useEffect, useRef } from 'react';
import { useJourney } from '../journey/useJourney';
import { AnswersNotice } from '../reset/AnswersNotice';
import { StepActions } from '../steps/StepActions';
import { StepChoices } from '../steps/StepChoices';
import { StepList } from '../steps/StepList';
import { stepTexts } from '../steps/stepTexts';
import { Bar, Columns, LeadingMatches, Page, Place, Progress } from './Wizard.styles';

/** Resets the preferences: on a fresh load and from another route, but not between the steps. */
export const onEnter: OnEnter = ({ dispatch }) => {
  dispatch(wizardEntered());
};

/** The wizard at /demo: three questions, one at a time. */
export function Wizard() {
  const { step, isBegun, next, back, goTo: show, returnTo } = useJourney();
  const dispatch = useAppDispatch();
  const undoable = useAppSelector((state) => state.preferences.beforeReset);
  const heading = useRef<HTMLHeadingElement>(null);
  const place = `Step ${step + 1} of 3:`;
  const { question } = stepTexts[step];
  usePageTitle(`${place} ${question}`);
  const shown = useRef(step);
  // Not when the page is first shown.
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);

  function goTo(to: Step) {
    heading.current?.focus();
    show(to);
  }

  function undo() {
    if (!undoable) return;
    dispatch(startOverUndone());
    returnTo(undoable.step);
    heading.current?.focus();
  }

  return (
    <Page data-boundary="wizard">
      <PageHeading ref={heading}>
        <Place>{place}</Place> <span>{question}</span>
      </PageHeading>
      <Progress>
        <StepList current={step} />
        <Button $variant="quiet" onClick={() => dispatch(startedOver())}>
          Start Over
        </Button>
      </Progress>
      <Columns>
        <Stack>
          <AnswersNotice
            isShown={step === 0}
            canUndo={undoable !== null}
            onUndo={undo}
            onRestored={goTo}
          />
          <StepChoices key={step} step={step} />
        </Stack>
        <Bar data-covers>
          <StepActions key={step} step={step} onBack={back} onNext={next} />
          <LeadingMatches name="leading-matches" $begun={isBegun}>
            <h2>Leading so far</h2>
            <Muted>Your three best matches appear here as soon as you choose.</Muted>
          </LeadingMatches>
        </Bar>
      </Columns>
    </Page>
  );
}
