import { type Candidate, formatPoll, pollVerdict } from '@donate-impact/shared/candidates';
import { Track } from '../campaign/Chart.styles';
import { type PollScale, placeOn, pollScale } from '../campaign/pollScale';

interface PollingCellProps {
  polling: Candidate['polling'];
  /** The scale that all cells share. */
  scale: PollScale;
}

/** The poll in figures, as two marks with whiskers, and its verdict. */
export function PollingCell({ polling, scale }: PollingCellProps) {
  const { us, them, moe } = polling;
  const middle = placeOn(scale, 50);

  return (
    <>
      {formatPoll(polling)}
      <Track height="32" aria-hidden="true">
        <line className="grid" x1={middle} x2={middle} y1="0" y2="32" />
        <Whisker side="us" from={us - moe} to={us + moe} y="9" scale={scale} />
        <circle className="us" cx={placeOn(scale, us)} cy="9" r="5" />
        <Whisker side="them" from={them - moe} to={them + moe} y="23" scale={scale} />
        <svg x={placeOn(scale, them)} overflow="visible" aria-hidden="true">
          <path className="them" d="M0 17 6 23 0 29 -6 23z" />
        </svg>
      </Track>
      <small>{pollVerdict(polling).text}</small>
    </>
  );
}

interface WhiskerProps {
  side: 'us' | 'them';
  from: number;
  to: number;
  y: string;
  scale: PollScale;
}

function Whisker({ side, from, to, y, scale }: WhiskerProps) {
  return (
    <line
      className={`${side} whisker`}
      x1={placeOn(scale, from)}
      x2={placeOn(scale, to)}
      y1={y}
      y2={y}
    />
  );
}

/** One scale for several polls: the widest that any of them needs. */
export function commonPollScale(polls: readonly Candidate['polling'][]): PollScale {
  const scales = polls.map(pollScale);
  return {
    min: Math.min(...scales.map(({ min }) => min)),
    max: Math.max(...scales.map(({ max }) => max)),
  };
}
