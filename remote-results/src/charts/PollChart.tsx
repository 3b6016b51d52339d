import { type Candidate, formatPoll, pollVerdict } from '@donate-impact/shared/candidates';
import { Figure, Sentence } from './Chart.styles';
import { PollAxis } from './PollAxis';
import { PollRow } from './PollRow';
import { pollScale } from './pollScale';

interface PollChartProps {
  polling: Candidate['polling'];
  name: string;
}

/** Both polls as marks with whiskers on one scale, and the sentence that says what they allow to say. */
export function PollChart({ polling, name }: PollChartProps) {
  const scale = pollScale(polling);

  return (
    <Figure aria-label="Polling">
      <PollRow side="us" name={name} value={polling.us} moe={polling.moe} scale={scale} />
      <PollRow side="them" name="Opponent" value={polling.them} moe={polling.moe} scale={scale} />
      <PollAxis scale={scale} />
      <Sentence>
        {formatPoll(polling)}: {pollVerdict(polling).text}
      </Sentence>
    </Figure>
  );
}
