import { campaignSite } from '@donate-impact/shared/candidates';
import { type ButtonVariant, ExternalLink } from '@donate-impact/shared/ui';
import type { ReactNode } from 'react';

interface CampaignSiteProps {
  site: string;
  children: ReactNode;
  $variant?: ButtonVariant;
  /** Called with the URL when a visitor opens the site. */
  onOpen?: (url: string) => void;
}

/** A link that opens a candidate's site in a new tab, or “No campaign site” where there is no safe URL. */
export function CampaignSite({ site, children, $variant, onOpen }: CampaignSiteProps) {
  const url = campaignSite(site);
  if (!url) return <span>No campaign site</span>;
  return (
    <ExternalLink href={url.href} $variant={$variant} onClick={() => onOpen?.(url.href)}>
      {children}
      {/* Letters of other alphabets can imitate another site's name, so the URL is shown as well. */}
      {url.hostname.includes('xn--') && ` (${url.hostname})`}
    </ExternalLink>
  );
}
