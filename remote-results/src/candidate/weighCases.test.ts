import type { Candidate } from '@donate-impact/shared/candidates';
import { rankCandidates, rankStability } from '@donate-impact/shared/scoring';
import { aCandidate } from '@donate-impact/shared/testing/aCandidate';
import { weighCases, writeVerdict } from './weighCases';

/** A candidate about whom no rule but the one for the ranks has anything to say. */
const plain = aCandidate({
  id: 'plain',
  competitiveness: 'lean',
  polling: { us: 46, them: 50, moe: 3 },
  funding: { us: 900_000, them: 1_000_000 },
  timeToElectionDays: 100,
  issues: ['climate'],
});
const other = {
  ...plain,
  id: 'other',
  funding: { us: 0, them: 5_000_000 },
  timeToElectionDays: 10,
};
const inTopThree = 'the candidate is in the top three under every impact focus';

it('has nothing to say on either side of what is neither', () => {
  expect(cases({})).toEqual({ pro: [inTopThree], contra: [] });
});

it.each<[string, Partial<Candidate>]>([
  ['the race is rated a toss-up', { competitiveness: 'tossup' }],
  ['the poll is too close to call', { polling: { us: 47, them: 49, moe: 3 } }],
  [
    'no candidate is shorter of money: $1.0M to the opponent’s $8.0M',
    { funding: { us: 1e6, them: 8e6 } },
  ],
  ['money is short: $0.4M to the opponent’s $1.0M', { funding: { us: 4e5, them: 1e6 } }],
  ['no election is sooner', { timeToElectionDays: 5 }],
  ['the candidate lists all the chosen issues', { issues: ['climate', 'crime'] }],
])('counts in favor: %s', (words, change) => {
  const issues = words.endsWith('issues') ? ['climate', 'crime'] : [];

  expect(cases(change, issues)).toEqual({
    pro: expect.arrayContaining([words, inTopThree]),
    contra: [],
  });
});

it.each<[string, Partial<Candidate>]>([
  ['the race is rated safe', { competitiveness: 'safe' }],
  [
    'the poll puts the candidate behind by 8, beyond its margin of error',
    { polling: { us: 42, them: 50, moe: 3 } },
  ],
  [
    'the poll puts the candidate ahead by 8, beyond its margin of error',
    { polling: { us: 50, them: 42, moe: 3 } },
  ],
  ['there is no funding gap to close', { funding: { us: 2, them: 2 } }],
  ['the election has passed', { timeToElectionDays: -1 }],
  ['the election is 200 days away', { timeToElectionDays: 200 }],
  ['the candidate lists only 1 of the 2 chosen issues', { issues: ['climate'] }],
  ['the candidate lists none of the chosen issues', { issues: [] }],
])('counts against: %s', (words, change) => {
  const issues = words.endsWith('issues') ? ['climate', 'crime'] : [];

  expect(cases(change, issues)).toEqual({ pro: [inTopThree], contra: [words] });
});

it('names evidence that disagrees', () => {
  const { contra } = cases({ competitiveness: 'tossup', polling: { us: 42, them: 50, moe: 3 } });

  expect(contra).toEqual([
    'the race is rated a toss-up, but the poll puts the candidate behind by 8, beyond its margin of error',
  ]);
});

it('names the impact under which the rank is worst, if that is outside the top three', () => {
  const soon = {
    competitiveness: 'safe' as const,
    funding: { us: 2, them: 2 },
    timeToElectionDays: 0,
  };
  const sooner = ['a', 'b', 'c'].map((id) => ({ ...plain, ...soon, id }));

  expect(cases({ timeToElectionDays: 170 }, [], sooner)).toEqual({
    pro: [],
    contra: ['the candidate falls to 5th if you choose movement infrastructure'],
  });
});

it('names no other impact under which the rank is no worse', () => {
  const better = ['a', 'b', 'c'].map((id) => ({ ...other, id }));

  expect(cases({}, [], better)).toEqual({ pro: [], contra: [] });
});

it.each([
  [['one'], ['other'], 'One, but other.'],
  [['one'], ['one, but other'], 'One, but other.'],
  [['one'], [], 'One, and nothing in the data speaks against a donation.'],
  [[], ['other'], 'Other, and nothing in the data speaks for a donation.'],
  [[], [], 'Nothing in the data speaks for or against a donation.'],
])(
  'says in two sentences the rank, and what speaks for %j and against %j',
  (pro, contra, words) => {
    const own = { candidate: { ...plain, name: 'Ada Chen' }, score: 0.6, rank: 2, tied: true };

    expect(writeVerdict(own, 24, { pro, contra })).toBe(`Ada Chen is tied for 2nd of 24. ${words}`);
    expect(writeVerdict({ ...own, tied: false }, 24, { pro, contra })).toMatch(
      /^Ada Chen is ranked 2nd of 24\. /,
    );
  },
);

function cases(change: Partial<Candidate>, issues: string[] = [], more: Candidate[] = []) {
  const candidates = [{ ...plain, ...change }, other, ...more];
  const ranked = rankCandidates(candidates, { issues, impact: null });
  const own = ranked.find(({ candidate }) => candidate.id === 'plain');
  const ranks = rankStability(candidates, { issues }).get('plain');
  if (!own || !ranks) throw new Error('The ranking has no such candidate');
  return weighCases({ own, ranked, issues, ranks });
}
