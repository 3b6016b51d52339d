import { candidatesQuery } from '@donate-impact/shared/candidates';
import { selectSelection, useAppSelector } from '@donate-impact/shared/preferences';
import { PageHeading, useHydrated, usePageTitle } from '@donate-impact/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { ConfirmFooter } from '../confirm/ConfirmFooter';
import { DonationDetails } from '../confirm/DonationDetails';
import { NothingSelected } from '../confirm/NothingSelected';
import { Page } from '../confirm/Page.styles';
import { FailedCandidates } from '../part/FailedCandidates';

/** Where the demo donation would go, to the dollar, and why. */
export function Confirm() {
  usePageTitle('Confirm Your Donation');

  return (
    <Page data-boundary="results" $gap={3}>
      <PageHeading>Confirm Your Donation</PageHeading>
      <ConfirmBody />
      <ConfirmFooter />
    </Page>
  );
}

function ConfirmBody() {
  const isHydrated = useHydrated();
  const selection = useAppSelector(selectSelection);
  const { data, error, errorUpdateCount, refetch } = useQuery(candidatesQuery);

  if (!isHydrated || selection.ids.length === 0) return <NothingSelected />;
  if (data) return <DonationDetails candidates={data.candidates} selection={selection} />;
  if (errorUpdateCount > 0) {
    return <FailedCandidates reason={error?.message ?? null} onRetry={refetch} />;
  }
  return <p role="status">Loading candidates...</p>;
}
