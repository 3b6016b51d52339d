import type { Bed } from '../Plant';

const candidate = 'remote-results/src/pages/Candidate.test.tsx';
const confirm = 'remote-results/src/pages/Confirm.test.tsx';
const confirmed = 'remote-results/e2e/confirm.spec.ts';
const tabs = 'remote-results/e2e/confirmTabs.spec.ts';
const matches = 'remote-results/src/pages/Results.test.tsx';

export const donation: Bed = {
  subject: 'Donation: selection, links that open, dialogs',
  plants: [
    {
      name: 'Donate selects the pressed card alone, whatever the strategy',
      file: 'remote-results/src/results/useMatches.ts',
      from: 'const { ids } = selectForDonation({ strategy, ranked, clickedId });',
      to: 'const ids = [clickedId];',
      caughtBy: { file: matches, title: 'selects the top three otherwise' },
    },
    {
      name: 'a donation from a candidate’s page states the reason for a donation from the list',
      file: 'remote-results/src/candidate/CandidateHeader.tsx',
      from: `origin: 'detail'`,
      to: `origin: 'results'`,
      caughtBy: { file: candidate, title: 'selects only this candidate on Donate' },
    },
    {
      name: 'the page does not mention a pressed candidate who gets nothing',
      file: 'remote-results/src/confirm/DonationNotices.tsx',
      from: '{clickedElsewhere && ',
      to: '{missing > 9 && clickedElsewhere && ',
      caughtBy: {
        file: confirmed,
        title: 'a visitor can donate to a candidate below the top three',
      },
    },
    {
      name: 'the page does not mention the tie that decided',
      file: 'remote-results/src/confirm/describeDonation.ts',
      from: 'if (passedOver.length === 0) return place;',
      to: 'if (passedOver.length < 9) return place;',
      caughtBy: { file: confirm, title: 'says that a tie decided third place' },
    },
    {
      name: 'the receipt shows no remainder from rounding',
      file: 'remote-results/src/confirm/DonationSummary.tsx',
      from: '<dd>${share.leftOver}</dd>',
      to: '<dd>$0</dd>',
      caughtBy: { file: confirm, title: 'splits a donation among three to the dollar' },
    },
    {
      name: 'candidates who have left the data count as recipients',
      file: 'remote-results/src/confirm/describeDonation.ts',
      from: 'share: shareOf(chosen.length)',
      to: 'share: shareOf(ids.length)',
      caughtBy: {
        file: confirm,
        title: 'splits again when a selected candidate has left the data',
      },
    },
    {
      name: 'a campaign site with any protocol can be opened',
      file: 'shared/src/candidates/campaignSite.ts',
      from: '/^https?:',
      to: '/^[a-z]+:',
      caughtBy: {
        file: 'shared/src/candidates/campaignSite.test.ts',
        title: 'does not open "ftp:',
      },
    },
    {
      name: 'a campaign site that must not be opened is a link',
      file: 'remote-results/src/campaign/CampaignSite.tsx',
      from: 'if (!url) return <span>No campaign site</span>;',
      to: 'if (!url) return <a href={site}>{children}</a>;',
      caughtBy: { file: candidate, title: 'shows words instead of a site that must not be opened' },
    },
    {
      name: 'a campaign site can access the page that opened it',
      file: 'remote-results/src/confirm/ConfirmActions.tsx',
      from: '    if (tab) tab.opener = null;\n',
      to: '',
      caughtBy: { file: tabs, title: 'one press opens every campaign site' },
    },
    {
      name: 'a link gives another site access to the page',
      file: 'shared/src/ui/ExternalLink.tsx',
      from: 'rel="noopener noreferrer"',
      to: '',
      caughtBy: {
        file: 'shared/src/ui/links.test.tsx',
        title: 'gives that tab no access to the site',
      },
    },
    {
      name: 'blocked tabs count as opened',
      file: 'remote-results/src/confirm/ConfirmActions.tsx',
      from: 'return tab === null;',
      to: 'return tab === undefined;',
      caughtBy: { file: tabs, title: 'a visitor learns how many tabs were blocked' },
    },
    {
      name: 'the focus is lost when a dialog closes',
      file: 'shared/src/ui/Dialog.tsx',
      from: 'opener.current.focus({ preventScroll: true });',
      to: ';',
      caughtBy: { file: confirmed, title: 'Download Receipt says that it is not implemented' },
    },
  ],
};
