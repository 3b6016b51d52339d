import { canProceed, type Step, useAppSelector } from '@donate-impact/shared/preferences';
import { paths } from '@donate-impact/shared/routes';
import { Button, Cluster, useHydrated } from '@donate-impact/shared/ui';
import type { MouseEventHandler } from 'react';
import styled, { keyframes } from 'styled-components';
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

/** Says beside the buttons of a prerendered page that its scripts are loading and, after 10 s, that they do not run. */
function NotStarted() {
  return (
    <Place>
      <Loading>Loading</Loading>
      <Failed>The scripts of this page do not run.</Failed>
    </Place>
  );
}

const Place = styled.span`
  display: grid;
  & > * {
    grid-area: 1 / 1;
  }
`;

const hidden = keyframes`from, to { visibility: hidden; }`;
const shown = keyframes`from { visibility: hidden; } to { visibility: visible; }`;

const Loading = styled.span`
  /* Also for visitors who prefer less motion: nothing moves. */
  animation: ${hidden} 1s 10s forwards !important;
  @media (scripting: none) { visibility: hidden; }
`;

const Failed = styled.span`
  animation: ${shown} 1ms 10s both !important;
  @media (scripting: none) { animation: none !important; }
`;
