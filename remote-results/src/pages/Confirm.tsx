import { useAppSelector } from '@donate-impact/shared/preferences';
import { donationAmount } from '@donate-impact/shared/scoring';
import { Muted, Notice, PageHeading, Stack, usePageTitle } from '@donate-impact/shared/ui';
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
  const donation = useAppSelector(({ preferences }) => preferences.selectedCandidates);
  const file = useCandidates();

  return (
    <Stack data-boundary="results" $gap={3}>
      <Stack $gap={1}>
        <PageHeading>Confirm Your Donation</PageHeading>
        <p>Your plan is ready. This is a demo: nothing is charged or sent.</p>
      </Stack>
      <Body $gap={3}>
        {donation.ids.length > 0 ? (
          <LoadedCandidates file={file} outline={<p role="status">Loading candidates...</p>}>
            {({ candidates }) => <DonationDetails candidates={candidates} donation={donation} />}
          </LoadedCandidates>
        ) : (
          <Notice title="No candidate is selected" actions={<BackToResults $variant="primary" />}>
            <p>
              Press Donate ${donationAmount} on a candidate to choose one. Your choice is kept until
              you close this tab.
            </p>
          </Notice>
        )}
      </Body>
      <Footer>
        <Muted>
          {`This is a prototype with synthetic data. ${scoreCaveat}`}
          <PrintedFrom />
        </Muted>
      </Footer>
    </Stack>
  );
}

/* Until a reloaded plan is there, what follows it is below the window. */
const Body = styled(Stack)`
  @media screen {
    min-height: 85vh;
  }
`;

const Footer = styled.footer`
  padding-block-start: var(--space-2);
  border-block-start: var(--hairline);
`;
