import { campaignSite } from '@donate-impact/shared/candidates';
import { type ButtonVariant, ExternalLink } from '@donate-impact/shared/ui';
import type { ReactNode } from 'react';

interface CampaignSiteProps {
  site: string;
  children: ReactNode;
  $variant?: ButtonVariant;
}

/** A link to a candidate's site in a new tab, or the words that there is none which may be opened. */
export function CampaignSite({ site, children, $variant }: CampaignSiteProps) {
  const url = campaignSite(site);
  if (!url) return <span>No campaign site</span>;
  return (
    <ExternalLink href={url.href} $variant={$variant}>
      {children}
      {/* Letters of other alphabets can look like those of another site: then the address says which it is. */}
      {url.hostname.includes('xn--') && ` (${url.hostname})`}
    </ExternalLink>
  );
}
