import { type Candidate, oneDecimal } from '@donate-impact/shared/candidates';
import { Section, Surface } from '@donate-impact/shared/ui';
import { PollChart } from '../charts/PollChart';
import { Muted } from './CandidateDetails.styles';

export function PollingSnapshot({ candidate }: { candidate: Candidate }) {
  const { name, polling } = candidate;

  return (
    <Surface>
      <Section id="polling" title="Polling snapshot">
        <PollChart polling={polling} name={name} />
        <Muted>
          The whiskers are the poll's margin of error, {oneDecimal(polling.moe)} points each way;
          the margin on a lead is about twice that. Shown, not scored.
        </Muted>
      </Section>
    </Surface>
  );
}
