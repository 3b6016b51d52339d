import { canProceed, type Step, useAppSelector } from '@donate-impact/shared/preferences';
import { paths } from '@donate-impact/shared/routes';
import { Button, Cluster, LinkButton, media, useHydrated } from '@donate-impact/shared/ui';
import styled, { keyframes } from 'styled-components';
import { stepTexts } from './stepTexts';

const steps = [0, 1, 2] as const;

interface StepActionsProps {
  step: Step;
  onBack: () => void;
  onNext: () => void;
}

/** Back and Next, with the reason beside them why Next is disabled. */
export function StepActions({ step, onBack, onNext }: StepActionsProps) {
  const open = useAppSelector((state) => canProceed(state, step));
  const hasAll = useAppSelector((state) => steps.every((each) => canProceed(state, each)));
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
      {step < 2 && hasAll && (
        <LinkButton $variant="quiet" to={paths.results.getHref()}>
          Back to matches
        </LinkButton>
      )}
      {reason && (
        <Reason id="next-reason">{isHydrated ? reason : <Loading>Loading</Loading>}</Reason>
      )}
    </Actions>
  );
}

const Actions = styled(Cluster)`
  min-height: var(--target);
  gap: var(--space-1) var(--space-2);
  > a {
    font-size: var(--text-small);
  }
  @media ${media.phone} {
    column-gap: var(--space-1);
    > :nth-child(2) {
      flex: auto;
    }
  }
  @media print { display: none; }
`;

const Reason = styled.p`
  flex: 1 1 12rem;
  color: var(--color-muted);
`;

const hidden = keyframes`from, to { visibility: hidden; }`;

/* After 10 s, the page says that its scripts have not started. Also for visitors who prefer less motion: nothing moves. */
const Loading = styled.span`
  animation: ${hidden} 1s 10s forwards !important;
  @media (scripting: none) { visibility: hidden; }
`;
