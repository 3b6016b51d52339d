import { type Candidate, oneDecimal, pollVerdict } from '@donate-impact/shared/candidates';
import type { ReactNode } from 'react';
import { placeOn, pollScale } from './pollScale';
import { Strip, Track, Words } from './Strip.styles';

interface PollStripProps {
  polling: Candidate['polling'];
  /** What else is shown and not scored. */
  children: ReactNode;
}

/** A poll in one line of words and one drawing: both shares as marks with whiskers on one scale. */
export function PollStrip({ polling, children }: PollStripProps) {
  const { us, them, moe } = polling;
  const scale = pollScale(polling);
  const at = (value: number) => placeOn(scale, value);

  return (
    <Strip aria-label="Polling">
      <Words>
        <b>Polling</b> <b className="us">{oneDecimal(us)}%</b> vs{' '}
        <b className="them">{oneDecimal(them)}%</b> (±{oneDecimal(moe)}):{' '}
        {pollVerdict(polling).text} {children}
      </Words>
      <Track aria-hidden="true">
        <line className="grid" x1={at(50)} x2={at(50)} y1="0" y2="20" />
        <line className="us" x1={at(us - moe)} x2={at(us + moe)} y1="5" y2="5" />
        <circle className="us" cx={at(us)} cy="5" r="4" />
        <line className="them" x1={at(them - moe)} x2={at(them + moe)} y1="15" y2="15" />
        <rect className="them mark" x={at(them)} y="15" width="8" height="8" />
      </Track>
    </Strip>
  );
}
