import type { Candidate } from '@donate-impact/shared/candidates';
import styled from 'styled-components';
import { largestFund, type PollScale } from './scales';

interface PollDrawingProps extends Pick<Candidate, 'polling'> {
  scale: PollScale;
}

/** Both shares of a poll, the candidate's above, as marks with whiskers on one scale; its words stand beside it. */
export function PollDrawing({ polling: { us, them, moe }, scale }: PollDrawingProps) {
  const { min, max } = scale;
  const at = (value: number) => getLength((value - min) / (max - min));

  return (
    <Track height="18" aria-hidden="true">
      <line className="grid" x1={at(50)} x2={at(50)} y1="0" y2="100%" />
      <line className="us whisker" x1={at(us - moe)} x2={at(us + moe)} y1="25%" y2="25%" />
      <circle className="us" cx={at(us)} cy="25%" r="4" />
      <line className="them whisker" x1={at(them - moe)} x2={at(them + moe)} y1="75%" y2="75%" />
      <svg x={at(them)} y="75%" overflow="visible" aria-hidden="true">
        <path className="them" d="M0 -5 5 0 0 5 -5 0z" />
      </svg>
    </Track>
  );
}

interface FundingDrawingProps extends Pick<Candidate, 'funding'> {
  /** Dollars at full width; by default the larger fund, so that what is missing from the other is the gap. */
  scale?: number;
}

/** Both funds as bars, the candidate's above. */
export function FundingDrawing({ funding, scale = largestFund(funding) }: FundingDrawingProps) {
  const { us, them } = funding;
  return (
    <Track height="14" aria-hidden="true">
      <rect className="us" width={getLength(us / scale)} y="5%" height="40%" />
      <rect className="them" width={getLength(them / scale)} y="55%" height="40%" />
    </Track>
  );
}

/** A share of the drawing’s width as an SVG length; what is beyond an edge is placed at it. */
export function getLength(share: number): string {
  return `${Number((Math.min(1, Math.max(0, share)) * 100).toFixed(2))}%`;
}

/** A drawing: percentages place the marks, so nothing is stretched at any width. */
export const Track = styled.svg`
  inline-size: 100%;
  overflow: visible;

  .us {
    color: var(--color-us);
    fill: currentcolor;
  }

  .them {
    color: var(--color-them);
    fill: currentcolor;
  }

  .whisker {
    stroke: currentcolor;
    stroke-width: 2;
  }

  .groove {
    fill: var(--color-track);

    @media (forced-colors: active) {
      stroke: CanvasText;
    }
  }

  .grid {
    stroke: var(--color-control);
    stroke-dasharray: 2 3;
  }
`;

/** The candidate's value or name, behind the mark and in the color that drawings give the candidate. */
export const Us = styled.span`
  min-width: 0;

  &::before {
    content: '● ' / '';
    color: var(--color-us);
  }
`;

/** The same for the opponent. */
export const Them = styled(Us)`
  &::before {
    content: '◆ ' / '';
    color: var(--color-them);
  }
`;
