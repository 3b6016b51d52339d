import { Button, VisuallyHidden } from '@donate-impact/shared/ui';

interface OpenCampaignSitesProps {
  count: number;
  onOpen: () => void;
}

/** One press for all sites; absent where there is none to open. */
export function OpenCampaignSites({ count, onOpen }: OpenCampaignSitesProps) {
  if (count === 0) return null;
  return (
    <Button $variant="primary" onClick={onOpen}>
      <span>
        {count === 1 ? 'Open Campaign Site' : 'Open Campaign Sites'}
        <VisuallyHidden>{count === 1 ? ' in a new tab' : `, ${count} new tabs`}</VisuallyHidden>
      </span>
    </Button>
  );
}
