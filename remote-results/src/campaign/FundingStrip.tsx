import { type Candidate, formatFunds } from '@donate-impact/shared/candidates';
import { fundingGapPercent } from '@donate-impact/shared/scoring';
import { widthOf } from './fundScale';
import { Strip, Track, Words } from './Strip.styles';

interface FundingStripProps {
  funding: Candidate['funding'];
  /** Dollars at full width: the largest fund in the list, so that bars can be compared across cards. */
  scale: number;
}

/** Both funds in one line of words and one drawing: a bar each, on one scale. */
export function FundingStrip({ funding, scale }: FundingStripProps) {
  const { us, them } = funding;

  return (
    <Strip aria-label="Funding">
      <Words>
        <b>Funding</b> <b className="us">{formatFunds(us)}</b> vs{' '}
        <b className="them">{formatFunds(them)}</b>: {gapInWords(funding)}
      </Words>
      <Track aria-hidden="true">
        <rect className="groove" width="100%" height="20" />
        <rect className="us" width={widthOf(us, scale)} y="3" height="6" />
        <rect className="them" width={widthOf(them, scale)} y="11" height="6" />
      </Track>
    </Strip>
  );
}

/** The funding gap beside both funds: "gap 56%", "no gap". */
export function gapInWords(funding: Candidate['funding']): string {
  if (funding.us >= funding.them) return 'no gap';
  return `gap ${fundingGapPercent(funding) || 'less than 1'}%`;
}
