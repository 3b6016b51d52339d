import { campaignSite, issueLabel } from '@donate-impact/shared/candidates';
import { paths } from '@donate-impact/shared/routes';
import {
  type Share as DonationShare,
  donationAmount,
  getScoreParts,
  impactRowLabel,
} from '@donate-impact/shared/scoring';
import {
  media,
  RuledSection,
  ScoreStrip,
  Share,
  Shares,
  VisuallyHidden,
} from '@donate-impact/shared/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { CampaignSite } from '../campaign/CampaignSite';
import { useStateOfNext } from '../common/BackToResults';
import type { ViewedAnswers } from '../common/ViewedAnswers';
import type { DonationPlan } from './planDonation';

interface DonationReceiptProps {
  plan: DonationPlan;
  view: ViewedAnswers;
  /** The campaign sites that the visitor has opened from this page. */
  opened: readonly string[];
  onOpen: (url: string) => void;
}

/** Who gets how much and why. */
export function DonationReceipt({ plan, view, opened, onOpen }: DonationReceiptProps) {
  const { recipients, share } = plan;
  const state = useStateOfNext();

  return (
    <RuledSection id="donation" title="Your plan (demo)">
      <p>
        <strong>{shareSentence(recipients.length, share)}</strong> {modeReason(plan, view)}
      </p>
      <Recipients>
        {recipients.map(({ entry: { candidate }, reason }) => {
          const { id, name, district, site } = candidate;
          const url = campaignSite(site);
          const heading = (
            <h3>
              <Link to={paths.candidate.getHref({ id }) + view.fragment} state={state}>
                {name}
              </Link>
            </h3>
          );
          return (
            <Share key={id} dollars={share.each} name={heading}>
              <p>{district}</p>
              <p>{reason}</p>
              <ScoreStrip parts={getScoreParts(candidate, view.answers)} />
              <p>
                <CampaignSite site={site} onOpen={onOpen}>
                  Campaign site
                  <VisuallyHidden> of {name}</VisuallyHidden>
                </CampaignSite>
                {url && opened.includes(url.href) && <span data-print="hide"> ✓&nbsp;Opened</span>}
              </p>
            </Share>
          );
        })}
      </Recipients>
      {recipients.length > 1 && (
        <Sums>
          <div>
            <dt>Total</dt>
            <dd>${share.total}</dd>
          </div>
          {share.leftOver > 0 && (
            <div>
              <dt>Not given: shares are in whole dollars</dt>
              <dd>${share.leftOver}</dd>
            </div>
          )}
        </Sums>
      )}
    </RuledSection>
  );
}

function modeReason({ mode, isTop }: DonationPlan, view: ViewedAnswers): string {
  if (mode === 'single') return '';
  const { answers, isShared } = view;
  const { strategy } = view.own;
  if (!isTop) return 'They were at the top of the list you donated from.';
  const { issues, impact } = answers;
  const asked = [
    ...issues.map(issueLabel),
    ...(impact ? [impactRowLabel(impact).toLowerCase()] : []),
  ];
  const [who, whose] = isShared
    ? ['the highest-ranked candidates of the shared list', 'its']
    : ['your highest-ranked candidates', 'your'];
  const reason = asked.length > 0 ? `, by ${whose} answers: ${asked.join(', ')}` : '';
  const own = isShared && strategy ? ' Spreading it is your own strategy.' : '';
  const none = strategy === null && !isShared ? ' You chose no strategy, so they share it.' : '';
  return `They are ${who}${reason}.${none}${own}`;
}

const words = ['No', 'One', 'Two', 'Three'];

function shareSentence(count: number, { each }: DonationShare): string {
  if (count === 1) return `One candidate gets the whole $${donationAmount}.`;
  return `${words[count] ?? count} candidates get $${each} each.`;
}

/* One below the other. */
const Recipients = styled(Shares)`
  grid-template-columns: minmax(0, 1fr);
  gap: 0;

  > li {
    align-items: baseline;
    padding-block: var(--space-1);
    border-block-start: var(--hairline);
  }

  > li > :first-child,
  h3 {
    font-size: var(--text-lead);
    line-height: var(--line-text);
  }

  svg {
    margin-block: var(--space-half);
  }

  a[target] {
    display: inline-block;
    padding-block: var(--space-half);
  }

  @media screen and ${media.medium} {
    > li > :last-child {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      column-gap: var(--space-3);

      > :last-child {
        grid-area: 1 / 2 / span 4;
      }
    }
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

const Sums = styled.dl`
  padding-block-start: var(--space-1);
  border-block-start: var(--rule);

  div {
    display: flex;
    justify-content: space-between;
    gap: var(--space-2);
    font-variant-numeric: tabular-nums;
  }

  div:first-child {
    font-size: var(--text-h2);
    line-height: var(--line-snug);
    font-weight: 700;
  }

  div:last-child:not(:first-child) {
    color: var(--color-muted);
    font-size: var(--text-small);
  }
`;
