import { oneDecimal } from '@donate-impact/shared/candidates';
import { Row, RowName, RowValue, Track } from './Chart.styles';
import { type PollScale, placeOn } from './pollScale';

interface PollRowProps {
  side: 'us' | 'them';
  name: string;
  value: number;
  moe: number;
  scale: PollScale;
}

export function PollRow({ side, name, value, moe, scale }: PollRowProps) {
  const low = placeOn(scale, value - moe);
  const high = placeOn(scale, value + moe);

  return (
    <Row>
      <RowName>{name}</RowName>
      <Track height="28" aria-hidden="true">
        <line className="grid" x1={placeOn(scale, 50)} x2={placeOn(scale, 50)} y1="0" y2="28" />
        <line className={`${side} whisker`} x1={low} x2={high} y1="14" y2="14" />
        <line className={`${side} whisker`} x1={low} x2={low} y1="9" y2="19" />
        <line className={`${side} whisker`} x1={high} x2={high} y1="9" y2="19" />
        <svg x={placeOn(scale, value)} overflow="visible" aria-hidden="true">
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
