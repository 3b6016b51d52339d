import { type Candidate, campaignSite } from '@donate-impact/shared/candidates';
import { paths } from '@donate-impact/shared/routes';
import { donationAmount, type Share } from '@donate-impact/shared/scoring';
import { Section, Surface } from '@donate-impact/shared/ui';
import type { RefObject } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { CampaignSite } from '../campaign/CampaignSite';
import { useStateOfNext } from '../matches/BackToResults';
import type { ViewedAnswers } from '../matches/ViewedAnswers';
import type { OpenedSites } from './DonationDetails';
import type { Donation } from './describeDonation';

interface DonationReceiptProps {
  donation: Donation;
  view: ViewedAnswers;
  listRef: RefObject<HTMLOListElement | null>;
  sites: OpenedSites;
}

/** Who gets how much and why. */
export function DonationReceipt({ donation, view, listRef, sites }: DonationReceiptProps) {
  const { recipients, share } = donation;

  return (
    <Surface>
      <Section id="donation" title="Your plan (demo)">
        <p>
          <strong>{shareSentence(recipients.length, share)}.</strong> {modeReason(donation, view)}
        </p>
        <Recipients ref={listRef}>
          {recipients.map(({ entry, reason }) => (
            <RecipientItem
              key={entry.candidate.id}
              candidate={entry.candidate}
              reason={reason}
              dollars={share.each}
              fragment={view.fragment}
              sites={sites}
            />
          ))}
        </Recipients>
      </Section>
    </Surface>
  );
}

function modeReason(
  { mode, isTop, missing, recipients }: Donation,
  { strategy, isShared }: ViewedAnswers,
): string {
  if (mode === 'single') return '';
  const isDefault = strategy === null && !isShared;
  const source = isDefault ? 'You chose no strategy, so the donation' : 'The donation';
  const top = missing > 0 ? 'top candidates' : `top ${recipients.length} candidates`;
  const whom = isTop
    ? `the ${top} in ${isShared ? 'the shared list' : 'the ranking'}`
    : 'the top candidates in the list you donated from';
  return `${source} goes to ${whom}.`;
}

const words = ['No', 'One', 'Two', 'Three'];

/** "Three candidates get $16 each, $48 in total, $2 left over". */
function shareSentence(count: number, share: Share): string {
  if (count === 1) return `One candidate gets the whole $${donationAmount}`;
  const rest = share.leftOver === 0 ? '' : `, $${share.leftOver} left over`;
  return `${words[count] ?? count} candidates get $${share.each} each, $${share.total} in total${rest}`;
}

interface RecipientItemProps {
  candidate: Candidate;
  reason: string;
  dollars: number;
  fragment: string;
  sites: OpenedSites;
}

function RecipientItem({ candidate, reason, dollars, fragment, sites }: RecipientItemProps) {
  const { id, name, district, site } = candidate;
  const url = campaignSite(site);

  return (
    <RecipientRow>
      <h3>
        <Link to={paths.candidate.getHref(id) + fragment} state={useStateOfNext()}>
          {name}
        </Link>
        <District>{district}</District>
      </h3>
      <Dollars>${dollars}</Dollars>
      <p>{reason}</p>
      <p>
        <CampaignSite site={site} onOpen={sites.add}>
          {name}’s campaign site
        </CampaignSite>
        {url && sites.opened.includes(url.href) && <span data-print="hide"> ✓ Opened</span>}
      </p>
    </RecipientRow>
  );
}

const Recipients = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

const RecipientRow = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-half) var(--space-2);
  padding-block: var(--space-2);
  border-block-start: 1px solid var(--color-border);

  & > p {
    grid-column: 1 / -1;
  }

  &:last-child {
    padding-block-end: 0;
  }

  @media print {
    a[target='_blank']::after {
      content: ' ' attr(href);
    }

    a[target='_blank'] > span {
      display: none;
    }
  }
`;

const Dollars = styled.strong`
  font-size: var(--text-h2);
  font-variant-numeric: tabular-nums;
  line-height: 1.2;
`;

const District = styled.span`
  display: block;
  color: var(--color-muted);
  font-size: var(--text-small);
  font-weight: 400;
`;
