import { campaignSite } from '@donate-impact/shared/candidates';
import { type ButtonLook, buttonStyles } from '@donate-impact/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface CampaignSiteProps {
  site: string;
  children: ReactNode;
  looksLikeButton?: boolean;
  /** Called with the URL when a visitor opens the site. */
  onOpen?: (url: string) => void;
}

/** A link that opens a candidate's site in a new tab and says so, or “No campaign site” where there is no safe URL. */
export function CampaignSite({ site, children, looksLikeButton, onOpen }: CampaignSiteProps) {
  const url = campaignSite(site);
  if (!url) return <span>No campaign site</span>;
  const Anchor = looksLikeButton ? ButtonAnchor : 'a';
  return (
    <Anchor
      href={url.href}
      target="_blank"
      rel="noopener noreferrer"
      onClick={() => onOpen?.(url.href)}
    >
      <span>
        {children}
        {/* Letters of other alphabets can imitate another site's name, so the URL is shown as well. */}
        {url.hostname.includes('xn--') && ` (${url.hostname})`}
      </span>{' '}
      <Note>(opens in a new tab)</Note>
    </Anchor>
  );
}

const ButtonAnchor = styled.a<ButtonLook>`
  ${buttonStyles}
  flex-wrap: wrap;
  column-gap: var(--space-1);
  row-gap: 0;
`;

const Note = styled.span`
  font-weight: 400;
`;
