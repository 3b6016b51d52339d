import { donationAmount } from '@donate-impact/shared/scoring';
import { Notice } from '@donate-impact/shared/ui';
import { BackToResults } from './BackToResults';

/** The state of a visit that chose nobody: entered directly, reloaded, or started over. */
export function NothingSelected() {
  return (
    <Notice
      tone="plain"
      title="No candidate is selected"
      actions={<BackToResults $variant="primary" />}
    >
      <p>
        Press Donate ${donationAmount} on a candidate to choose. What you choose is kept only while
        this page is open, so a reload forgets it.
      </p>
    </Notice>
  );
}
