import type { Candidate } from '@donate-impact/shared/candidates';
import type { Donation } from '@donate-impact/shared/preferences';
import { donationAmount, rankCandidates } from '@donate-impact/shared/scoring';
import { media, Notice, Stack } from '@donate-impact/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { BackToResults } from '../common/BackToResults';
import { useViewedAnswers } from '../common/ViewedAnswers';
import { ClickedElsewhere, SomeMissing } from './DonationNotices';
import { DonationReceipt } from './DonationReceipt';
import { DonationScale } from './DonationScale';
import { NextSteps } from './NextSteps';
import { planDonation } from './planDonation';

interface DonationDetailsProps {
  candidates: readonly Candidate[];
  donation: Donation;
}

export function DonationDetails({ candidates, donation }: DonationDetailsProps) {
  const view = useViewedAnswers();
  const { answers, own, isShared } = view;
  const [opened, setOpened] = useState<readonly string[]>([]);
  const addOpened = (...more: string[]) => setOpened([...opened, ...more]);
  const ranked = rankCandidates(candidates, answers);
  const plan = planDonation({ ranked, donation, strategy: own.strategy, isShared });
  if (plan.recipients.length === 0)
    return (
      <Notice
        title="None of the candidates you chose is still in the data"
        actions={<BackToResults $variant="primary" />}
      >
        <p>
          The list has changed since you pressed Donate ${donationAmount}. Go back to the results
          and choose again.
        </p>
      </Notice>
    );

  const recipients = plan.recipients.map(({ entry }) => entry.candidate);

  return (
    <>
      <ClickedElsewhere {...plan} />
      {plan.missing > 0 && <SomeMissing missing={plan.missing} left={recipients.length} />}
      <Columns data-columns={recipients.length > 1 ? 2 : 1}>
        <DonationReceipt plan={plan} view={view} opened={opened} onOpen={addOpened} />
        <NextSteps recipients={recipients} onOpen={addOpened} />
        <DonationScale recipients={recipients} each={plan.share.each} />
      </Columns>
    </>
  );
}

/* One recipient and what to do next need no second column. */
const Columns = styled(Stack)`
  align-items: start;
  gap: var(--space-3);

  @media screen and ${media.wide} {
    &[data-columns='1'] {
      max-width: 44rem;
    }

    &[data-columns='2'] {
      grid-template: auto 1fr / minmax(0, 2fr) minmax(0, 1fr);
      gap: var(--space-4);

      > :first-child {
        grid-row: span 2;
      }
    }
  }
`;
