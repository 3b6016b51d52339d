import { campaignSite } from '@donate-impact/shared/candidates';
import { Cluster, Stack } from '@donate-impact/shared/ui';
import { type RefObject, useState } from 'react';
import { BackToResults } from './BackToResults';
import { DownloadReceipt } from './DownloadReceipt';
import type { Recipient } from './describeDonation';
import { OpenCampaignSites } from './OpenCampaignSites';
import { openedSentence } from './openedSentence';
import { openTabs } from './openTabs';

interface ConfirmActionsProps {
  recipients: readonly Recipient[];
  listRef: RefObject<HTMLOListElement | null>;
}

/** What can be done with a donation; the outcome of opening the sites is told below the buttons. */
export function ConfirmActions({ recipients, listRef }: ConfirmActionsProps) {
  const [outcome, setOutcome] = useState('');
  const addresses = recipients.flatMap(
    ({ entry }) => campaignSite(entry.candidate.site)?.href ?? [],
  );

  function openSites() {
    const blocked = openTabs(addresses);
    setOutcome(openedSentence(addresses.length, blocked.length));
    const links = [...(listRef.current?.querySelectorAll<HTMLAnchorElement>('a[target]') ?? [])];
    links.find(({ href }) => blocked.includes(href))?.focus();
  }

  return (
    <Stack $gap={1} data-print="hide">
      <Cluster>
        <OpenCampaignSites count={addresses.length} onOpen={openSites} />
        <DownloadReceipt />
        <BackToResults />
      </Cluster>
      <p role="status">{outcome}</p>
    </Stack>
  );
}
