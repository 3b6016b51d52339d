import type { Candidate } from '@donate-impact/shared/candidates';
import type { DonationChoice } from '@donate-impact/shared/preferences';
import { donationAmount, rankCandidates } from '@donate-impact/shared/scoring';
import { Notice, Section, Stack, Surface } from '@donate-impact/shared/ui';
import { useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { DonationScale, scaleDonation } from '../campaign/DonationScale';
import { BackToResults } from '../common/BackToResults';
import { useViewedAnswers } from '../common/ViewedAnswers';
import { ClickedElsewhere, SomeMissing } from './DonationNotices';
import { DonationReceipt } from './DonationReceipt';
import { describeDonation } from './describeDonation';
import { NextSteps } from './NextSteps';

interface DonationDetailsProps {
  candidates: readonly Candidate[];
  selection: DonationChoice;
}

/** The campaign sites that the visitor has opened from this page. */
export interface OpenedSites {
  opened: readonly string[];
  add: (...urls: string[]) => void;
}

export function DonationDetails({ candidates, selection }: DonationDetailsProps) {
  const view = useViewedAnswers();
  const { answers, strategy, isShared } = view;
  const [opened, setOpened] = useState<readonly string[]>([]);
  const sites = { opened, add: (...more: string[]) => setOpened([...opened, ...more]) };
  const recipientList = useRef<HTMLOListElement>(null);
  const donation = useMemo(
    () =>
      describeDonation({
        ranked: rankCandidates(candidates, answers),
        selection,
        strategy,
        isShared,
      }),
    [candidates, answers, selection, strategy, isShared],
  );
  if (donation.recipients.length === 0) return <NoneLeft />;

  const recipients = donation.recipients.map(({ entry }) => entry.candidate);
  const { clickedElsewhere, missing } = donation;
  const scale = scaleDonation(recipients, donation.share.each);

  return (
    <>
      {clickedElsewhere && <ClickedElsewhere clicked={clickedElsewhere} donation={donation} />}
      {missing > 0 && <SomeMissing missing={missing} left={recipients.length} />}
      <Columns>
        <DonationReceipt donation={donation} view={view} listRef={recipientList} sites={sites} />
        <Stack $gap={3} data-print="hide">
          <NextSteps recipients={recipients} listRef={recipientList} onOpen={sites.add} />
          {scale && (
            <Surface>
              <Section id="scale" title={`Your $${scale.dollars} at true scale`}>
                <DonationScale {...scale} />
              </Section>
            </Surface>
          )}
        </Stack>
      </Columns>
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

/* The recipients are as narrow as a receipt, so that the eye connects a name with its dollars. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--space-3);

  @media screen and (min-width: 60rem) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  }

  h2 { font-size: var(--text-lead); }
`;
