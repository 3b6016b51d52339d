import { donationAmount, type Share } from '@donate-impact/shared/scoring';
import { Totals } from './DonationReceipt.styles';

export function DonationTotals({ share }: { share: Share }) {
  return (
    <Totals>
      <div>
        <dt>In total</dt>
        <dd>${share.total}</dd>
      </div>
      <div>
        <dt>
          Left over of ${donationAmount}
          {share.leftOver > 0 && ': shares are whole dollars, and this goes to nobody'}
        </dt>
        <dd>${share.leftOver}</dd>
      </div>
    </Totals>
  );
}
