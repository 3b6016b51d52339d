import { type Candidate, formatMillions } from '@donate-impact/shared/candidates';
import styled from 'styled-components';
import { widthOf } from '../campaign/FundingBar';

interface FundingCellProps {
  funding: Candidate['funding'];
  /** The dollars at the full width of every cell. */
  scale: number;
}

/** Both funds, in figures and as two bars. */
export function FundingCell({ funding: { us, them }, scale }: FundingCellProps) {
  return (
    <>
      {formatMillions(us)} vs {formatMillions(them)}
      <Bars aria-hidden="true">
        <rect className="us" y="1" width={widthOf(us, scale)} height="8" />
        <rect className="them" y="12" width={widthOf(them, scale)} height="8" />
      </Bars>
    </>
  );
}

/** Both sides of one property as bars over the width of the cell: the same width is the same amount. */
const Bars = styled.svg`
  width: 100%;
  height: 1.25rem;

  .us {
    fill: var(--color-us);
  }

  .them {
    fill: var(--color-them);
  }

  @media (forced-colors: active) {
    .us {
      fill: Highlight;
    }

    .them {
      fill: CanvasText;
    }
  }
`;
