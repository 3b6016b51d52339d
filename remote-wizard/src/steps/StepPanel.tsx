import type { Step } from '@donate-impact/shared/preferences';
import { canProceed, useAppSelector } from '@donate-impact/shared/preferences';
import { paths } from '@donate-impact/shared/routes';
import { Button, Stack, useHydrated } from '@donate-impact/shared/ui';
import type { ComponentType, MouseEventHandler } from 'react';
import { ImpactStep } from './ImpactStep';
import { IssuesStep } from './IssuesStep';
import { NotStarted } from './NotStarted';
import { Actions, Reason } from './StepPanel.styles';
import { StrategyStep } from './StrategyStep';
import { stepTexts } from './stepTexts';

interface StepPanelProps {
  step: Step;
  onBack: MouseEventHandler;
  onNext: MouseEventHandler;
}

const choices: Record<Step, ComponentType> = { 0: IssuesStep, 1: ImpactStep, 2: StrategyStep };

/** The choices of a step, with Back and Next. */
export function StepPanel({ step, onBack, onNext }: StepPanelProps) {
  const open = useAppSelector((state) => canProceed(state, step));
  const isHydrated = useHydrated();
  const Choices = choices[step];
  const reason = open ? null : stepTexts[step].missing;

  return (
    <Stack $gap={3}>
      <Choices />
      <Actions data-covers>
        <Button disabled={step === 0} onClick={onBack}>
          Back
        </Button>
        <Button
          $variant="primary"
          disabled={!open}
          onClick={onNext}
          aria-describedby="next-reason"
          data-prefetch={paths.results.getHref()}
        >
          {step === 2 ? 'See Matches' : 'Next'}
        </Button>
        {reason && <Reason id="next-reason">{isHydrated ? reason : <NotStarted />}</Reason>}
      </Actions>
    </Stack>
  );
}
