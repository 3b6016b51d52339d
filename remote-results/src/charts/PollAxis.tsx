import { Row, Track } from './Chart.styles';
import { type PollScale, placeOn } from './pollScale';

/** The ends and the middle of the scale, for the eye alone: the values stand beside the marks as text. */
export function PollAxis({ scale }: { scale: PollScale }) {
  return (
    <Row aria-hidden="true">
      <Track height="16">
        <text x="0" y="12">
          {scale.min}%
        </text>
        <text x={placeOn(scale, 50)} y="12" textAnchor="middle">
          50%
        </text>
        <text x="100%" y="12" textAnchor="end">
          {scale.max}%
        </text>
      </Track>
    </Row>
  );
}
