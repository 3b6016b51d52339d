import type { Candidate } from '@donate-impact/shared/candidates';
import {
  type DonationChoice,
  selectAnswers,
  useAppSelector,
} from '@donate-impact/shared/preferences';
import { rankCandidates } from '@donate-impact/shared/scoring';
import { useMemo, useRef } from 'react';
import { ConfirmActions } from './ConfirmActions';
import { DonationNotices } from './DonationNotices';
import { DonationReceipt } from './DonationReceipt';
import { describeDonation } from './describeDonation';
import { NobodyLeft } from './NobodyLeft';

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
  if (donation.recipients.length === 0) return <NobodyLeft />;

  return (
    <>
      <DonationNotices donation={donation} />
      <DonationReceipt donation={donation} strategy={answers.strategy} listRef={recipientList} />
      <ConfirmActions recipients={donation.recipients} listRef={recipientList} />
    </>
  );
}
