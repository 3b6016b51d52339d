import { selectSelection, useAppSelector } from '@donate-impact/shared/preferences';
import { donationAmount } from '@donate-impact/shared/scoring';
import { Notice, PageHeading, Stack, useHydrated, usePageTitle } from '@donate-impact/shared/ui';
import styled from 'styled-components';
import { BackToResults } from '../common/BackToResults';
import { PrintedFrom } from '../common/PrintedFrom';
import { scoreCaveat } from '../common/scoreCaveat';
import { useKeptAnswers } from '../common/useKeptAnswers';
import { DonationDetails } from '../confirm/DonationDetails';
import { LoadedCandidates, useCandidates } from '../loading/LoadedCandidates';

/** Where the demo donation would go, to the dollar, and why. */
export function Confirm() {
  useKeptAnswers();
  usePageTitle('Confirm Your Donation');

  return (
    <Stack data-boundary="results" $gap={3}>
      <Stack $gap={1}>
        <PageHeading>Confirm Your Donation</PageHeading>
        <p>
          There is nothing left to confirm in this demo: no payment is taken, and no campaign is
          notified.
        </p>
      </Stack>
      <Body $gap={3}>
        <ConfirmBody />
      </Body>
      <Footer>
        <p>
          {`This is a prototype with synthetic data. ${scoreCaveat}`}
          <PrintedFrom />
        </p>
      </Footer>
    </Stack>
  );
}

function ConfirmBody() {
  const isHydrated = useHydrated();
  const selection = useAppSelector(selectSelection);
  const file = useCandidates();

  if (!isHydrated || selection.ids.length === 0) return <NothingSelected />;
  return (
    <LoadedCandidates file={file} outline={<p role="status">Loading candidates...</p>}>
      {({ candidates }) => <DonationDetails candidates={candidates} selection={selection} />}
    </LoadedCandidates>
  );
}

/** Shown when no candidate is selected: the page was opened directly or reloaded, or the visitor started over. */
function NothingSelected() {
  return (
    <Notice
      tone="plain"
      title="No candidate is selected"
      actions={<BackToResults $variant="primary" />}
    >
      <p>
        Press Donate ${donationAmount} on a candidate to choose one. Your choice is kept until you
        close this tab.
      </p>
    </Notice>
  );
}

/* Until a reloaded plan is there, what follows it is below the window. */
const Body = styled(Stack)`
  min-height: 85vh;

  @media print {
    min-height: 0;
  }
`;

const Footer = styled.footer`
  padding-block-start: var(--space-2);
  border-block-start: 1px solid var(--color-border);
  color: var(--color-muted);
  font-size: var(--text-small);

  p { max-width: none; }
`;
