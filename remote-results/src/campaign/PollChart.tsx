import {
  type Candidate,
  formatPoll,
  oneDecimal,
  pollVerdict,
} from '@donate-impact/shared/candidates';
import { Figure, Row, RowName, RowValue, Sentence, Track } from './Chart.styles';
import { getPosition, type PollScale, pollScale } from './pollScale';

interface PollChartProps {
  polling: Candidate['polling'];
  name: string;
}

/** Both shares of a poll as marks with whiskers on one scale, with a sentence that states what the poll shows. */
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

interface PollRowProps {
  side: 'us' | 'them';
  name: string;
  value: number;
  moe: number;
  scale: PollScale;
}

function PollRow({ side, name, value, moe, scale }: PollRowProps) {
  const low = getPosition(scale, value - moe);
  const high = getPosition(scale, value + moe);

  return (
    <Row>
      <RowName>{name}</RowName>
      <Track height="28" aria-hidden="true">
        <line
          className="grid"
          x1={getPosition(scale, 50)}
          x2={getPosition(scale, 50)}
          y1="0"
          y2="28"
        />
        <line className={`${side} whisker`} x1={low} x2={high} y1="14" y2="14" />
        <line className={`${side} whisker`} x1={low} x2={low} y1="9" y2="19" />
        <line className={`${side} whisker`} x1={high} x2={high} y1="9" y2="19" />
        <svg x={getPosition(scale, value)} overflow="visible" aria-hidden="true">
          {side === 'us' ? (
            <circle className="us" cy="14" r="6" />
          ) : (
            <path className="them" d="M0 7 7 14 0 21 -7 14z" />
          )}
        </svg>
      </Track>
      <RowValue>{oneDecimal(value)}%</RowValue>
    </Row>
  );
}

/**
 * The ends and the middle of the scale, hidden from assistive technology: the values are beside the marks as text.
 */
function PollAxis({ scale }: { scale: PollScale }) {
  return (
    <Row aria-hidden="true">
      <Track height="16">
        <text x="0" y="12">
          {scale.min}%
        </text>
        <text x={getPosition(scale, 50)} y="12" textAnchor="middle">
          50%
        </text>
        <text x="100%" y="12" textAnchor="end">
          {scale.max}%
        </text>
      </Track>
    </Row>
  );
}
