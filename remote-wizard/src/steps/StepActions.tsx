import { canProceed, type Step, useAppSelector } from '@donate-impact/shared/preferences';
import { paths } from '@donate-impact/shared/routes';
import { Button, Cluster, useHydrated } from '@donate-impact/shared/ui';
import type { MouseEventHandler } from 'react';
import styled from 'styled-components';
import { NotStarted } from './NotStarted';
import { stepTexts } from './stepTexts';

interface StepActionsProps {
  step: Step;
  onBack: MouseEventHandler;
  onNext: MouseEventHandler;
}

/** Back and Next, with the reason beside them why Next is disabled. */
export function StepActions({ step, onBack, onNext }: StepActionsProps) {
  const open = useAppSelector((state) => canProceed(state, step));
  const isHydrated = useHydrated();
  const reason = open ? null : stepTexts[step].missing;

  return (
    <Actions>
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
  );
}

const Actions = styled(Cluster)`
  min-height: var(--target);
  gap: var(--space-1) var(--space-2);
  @media print { display: none; }
`;

const Reason = styled.p`
  flex: 1 1 12rem;
  color: var(--color-muted);
`;
