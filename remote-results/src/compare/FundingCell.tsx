import { type Candidate, formatFunds } from '@donate-impact/shared/candidates';
import styled from 'styled-components';
import { widthOf } from '../campaign/fundScale';

interface FundingCellProps {
  funding: Candidate['funding'];
  /** Dollars at the full width of a cell. */
  scale: number;
}

/** Both funds, in figures and as two bars. */
export function FundingCell({ funding: { us, them }, scale }: FundingCellProps) {
  return (
    <>
      {formatFunds(us)} vs {formatFunds(them)}
      <Bars aria-hidden="true">
        <rect className="us" y="1" width={widthOf(us, scale)} height="8" />
        <rect className="them" y="12" width={widthOf(them, scale)} height="8" />
      </Bars>
    </>
  );
}

/** Both funds as bars across the cell: equal widths are equal amounts. */
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
