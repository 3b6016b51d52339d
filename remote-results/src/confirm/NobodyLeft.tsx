import { donationAmount } from '@donate-impact/shared/scoring';
import { Notice } from '@donate-impact/shared/ui';
import { BackToResults } from './BackToResults';

/** Every selected id has left the data since Donate was pressed. */
export function NobodyLeft() {
  return (
    <Notice
      tone="plain"
      title="Nobody you chose is in the data any more"
      actions={<BackToResults $variant="primary" />}
    >
      <p>
        The list has changed since you pressed Donate ${donationAmount}. Choose again from the
        results.
      </p>
    </Notice>
  );
}
