import { type Candidate, campaignSite } from '@donate-impact/shared/candidates';
import { summarizeAnswers } from '@donate-impact/shared/preferences';
import { paths } from '@donate-impact/shared/routes';
import { donationAmount, type Share } from '@donate-impact/shared/scoring';
import { Section, Surface, VisuallyHidden } from '@donate-impact/shared/ui';
import type { RefObject } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { CampaignSite } from '../campaign/CampaignSite';
import { useStateOfNext } from '../common/BackToResults';
import type { ViewedAnswers } from '../common/ViewedAnswers';
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
          <strong>{shareSentence(recipients.length, share)}</strong> {modeReason(donation, view)}
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
        {recipients.length > 1 && <Totals {...share} />}
      </Section>
    </Surface>
  );
}

function modeReason({ mode, isTop }: Donation, view: ViewedAnswers): string {
  if (mode === 'single') return '';
  const { answers, strategy, isShared } = view;
  const isDefault = strategy === null && !isShared;
  const source = isDefault ? 'You chose no strategy, so the donation' : 'The donation';
  if (!isTop) return `${source} goes to the top of the list you donated from.`;
  const followed = summarizeAnswers({ ...answers, strategy: isShared ? null : strategy });
  const own = isShared && strategy ? ' Spreading it is your own strategy.' : '';
  return `${source} goes to the top of ${isShared ? 'the shared list' : 'the ranking'}${followed && ` for these answers: ${followed}`}.${own}`;
}

const words = ['No', 'One', 'Two', 'Three'];

function shareSentence(count: number, { each }: Share): string {
  if (count === 1) return `One candidate gets the whole $${donationAmount}.`;
  return `${words[count] ?? count} candidates get $${each} each.`;
}

function Totals({ total, leftOver }: Share) {
  return (
    <Sums>
      <div>
        <dt>Total</dt>
        <dd>${total}</dd>
      </div>
      {leftOver > 0 && (
        <div>
          <dt>Left over: shares are whole dollars</dt>
          <dd>${leftOver}</dd>
        </div>
      )}
    </Sums>
  );
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
      <Small>{reason}</Small>
      <p>
        <CampaignSite site={site} onOpen={sites.add}>
          Campaign site
          <VisuallyHidden> of {name}</VisuallyHidden>
        </CampaignSite>
        {url && sites.opened.includes(url.href) && <span data-print="hide"> ✓&nbsp;Opened</span>}
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

  @media (max-width: 15rem) {
    grid-template-columns: minmax(0, 1fr);
  }
  padding-block: var(--space-2);
  border-block-start: 1px solid var(--color-border);

  & > p {
    grid-column: 1 / -1;
  }

  &:last-child {
    padding-block-end: 0;
  }

  & > :last-child {
    font-size: var(--text-small);
    line-height: 1.75;
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
  font-size: var(--text-lead);
  font-variant-numeric: tabular-nums;
  line-height: 1.2;
`;

const Small = styled.p`
  color: var(--color-muted);
  font-size: var(--text-small);
`;

const District = styled(Small).attrs({ as: 'span' })`
  display: block;
  margin-block-start: var(--space-half);
  font-weight: 400;
`;

const Sums = styled.dl`
  padding-block-start: var(--space-1);
  border-block-start: 3px double var(--color-control);

  div {
    display: flex;
    justify-content: space-between;
    gap: var(--space-2);
    font-variant-numeric: tabular-nums;
  }

  div:first-child {
    font-size: var(--text-lead);
    font-weight: 600;
  }

  div:last-child:not(:first-child) {
    color: var(--color-muted);
    font-size: var(--text-small);
  }
`;
