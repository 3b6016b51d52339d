import { type Candidate, formatMillions } from '@donate-impact/shared/candidates';
import { Bars } from './CompareTable.styles';

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

function widthOf(dollars: number, scale: number): string {
  return `${Math.min(100, (100 * dollars) / Math.max(1, scale))}%`;
}
