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

it('explains the ranks of a spread over the top three', () => {
  const { recipients, mode } = donationTo(['c0', 'c1', 'c2']);

  expect(mode).toBe('spread');
  expect(recipients.map(({ reason }) => reason)).toEqual([
    'Ranked 1st of 5: impact score 67%.',
    'Ranked 2nd of 5: impact score 65%.',
    'Ranked 3rd of 5: impact score 63%.',
  ]);
});

it('states no rank for a donation from another list', () => {
  const { recipients } = donationTo(['c4', 'c3', 'c0']);

  expect(recipients[0]?.reason).toBe('Among the top candidates in the list you donated from.');
});

it('splits the fifty dollars among the candidates still in the data', () => {
  const { share, missing } = donationTo(['c0', 'gone', 'c2']);

  expect(missing).toBe(1);
  expect(share).toEqual({ each: 25, total: 50, leftOver: 0 });
});

it('has one recipient when the other chosen candidates are no longer in the data', () => {
  const { mode, share } = donationTo(['gone', 'c2']);

  expect(mode).toBe('single');
  expect(share.each).toBe(50);
});

it('names the clicked candidate only when that candidate is not a recipient', () => {
  const below = donationTo(['c0', 'c1', 'c2'], 'c4');
  const among = donationTo(['c0', 'c1', 'c2'], 'c1');

  expect(below.clickedElsewhere?.candidate.id).toBe('c4');
  expect(among.clickedElsewhere).toBeUndefined();
});

function donationTo(ids: string[], clickedId = 'c0') {
  const donation = { ids, clickedId, origin: 'results' } as const;
  return planDonation({ ranked, donation, strategy: 'spread', isShared: false });
}
