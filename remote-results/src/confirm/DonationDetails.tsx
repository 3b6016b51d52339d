import type { Candidate } from '@donate-impact/shared/candidates';
import {
  type DonationChoice,
  selectAnswers,
  useAppSelector,
} from '@donate-impact/shared/preferences';
import { donationAmount, rankCandidates } from '@donate-impact/shared/scoring';
import { Notice } from '@donate-impact/shared/ui';
import { useMemo, useRef } from 'react';
import { BackToResults } from '../matches/ViewedAnswers';
import { ConfirmActions } from './ConfirmActions';
import { DonationNotices } from './DonationNotices';
import { DonationReceipt } from './DonationReceipt';
import { describeDonation } from './describeDonation';

interface DonationDetailsProps {
  candidates: readonly Candidate[];
  selection: DonationChoice;
}

export function DonationDetails({ candidates, selection }: DonationDetailsProps) {
  const answers = useAppSelector(selectAnswers);
  const recipientList = useRef<HTMLOListElement>(null);
  const donation = useMemo(
    () => describeDonation(rankCandidates(candidates, answers), selection, answers.strategy),
    [candidates, answers, selection],
  );
  if (donation.recipients.length === 0) return <NoneLeft />;

  return (
    <>
      <DonationNotices donation={donation} />
      <DonationReceipt donation={donation} strategy={answers.strategy} listRef={recipientList} />
      <ConfirmActions recipients={donation.recipients} listRef={recipientList} />
    </>
  );
}

/** Shown when none of the selected candidates is still in the data. */
function NoneLeft() {
  return (
    <Notice
      tone="plain"
      title="None of the candidates you chose is still in the data"
      actions={<BackToResults $variant="primary" />}
    >
      <p>
        The list has changed since you pressed Donate ${donationAmount}. Go back to the results and
        choose again.
      </p>
    </Notice>
  );
}
