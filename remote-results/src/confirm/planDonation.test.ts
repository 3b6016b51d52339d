/** @jest-environment node */
import { rankCandidates } from '@donate-impact/shared/scoring';
import { aCandidate } from '@donate-impact/shared/testing/aCandidate';
import { planDonation } from './planDonation';

const ranked = rankCandidates(
  [10, 60, 110, 160, 210].map((timeToElectionDays, index) =>
    aCandidate({
      id: `c${index}`,
      name: `Candidate ${index}`,
      competitiveness: 'tossup',
      timeToElectionDays,
    }),
  ),
  { issues: [], impact: null },
);

it('states no rank for a donation from another list', () => {
  const { recipients } = donationTo(['c4', 'c3', 'c0']);

  expect(recipients[0]?.reason).toBe('Among the top candidates in the list you donated from.');
});

it('has one recipient when the other chosen candidates are no longer in the data', () => {
  const { mode, share } = donationTo(['gone', 'c2']);

  expect(mode).toBe('single');
  expect(share.each).toBe(50);
});

function donationTo(ids: string[]) {
  const donation = { ids, clickedId: 'c0', origin: 'results' } as const;
  return planDonation({ ranked, donation, strategy: 'spread', isShared: false });
}
