/** @jest-environment node */
import type { Candidate } from '@donate-impact/shared/candidates';
import { rankCandidates, rankStability } from '@donate-impact/shared/scoring';
import { aCandidate } from '@donate-impact/shared/testing/aCandidate';
import { weighCases } from './weighCases';

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
const inTopThree = 'in the top three whichever impact you choose';

it('has nothing to say on either side of what is neither', () => {
  expect(cases({})).toEqual({ pro: [inTopThree], contra: [] });
});

it.each<[string, Partial<Candidate>]>([
  ['the race is rated a toss-up', { competitiveness: 'tossup' }],
  ['the poll is too close to call', { polling: { us: 47, them: 49, moe: 3 } }],
  ['the most outspent of all: $1.0M against $8.0M', { funding: { us: 1e6, them: 8e6 } }],
  ['less than half the opponent’s funds: $0.4M against $1.0M', { funding: { us: 4e5, them: 1e6 } }],
  ['the soonest election of all', { timeToElectionDays: 5 }],
  ['lists 2 of your 2 issues', { issues: ['climate', 'crime'] }],
])('counts in favor: %s', (words, change) => {
  const issues = words.startsWith('lists') ? ['climate', 'crime'] : [];

  expect(cases(change, issues)).toEqual({
    pro: expect.arrayContaining([words, inTopThree]),
    contra: [],
  });
});

it.each<[string, Partial<Candidate>]>([
  ['the race is rated safe', { competitiveness: 'safe' }],
  [
    'behind by 8 in the poll, beyond its margin of error',
    { polling: { us: 42, them: 50, moe: 3 } },
  ],
  ['ahead by 8 in the poll, beyond its margin of error', { polling: { us: 50, them: 42, moe: 3 } }],
  ['no funding gap to close', { funding: { us: 2, them: 2 } }],
  ['the election has passed', { timeToElectionDays: -1 }],
  ['the election is 200 days off', { timeToElectionDays: 200 }],
  ['lists 1 of your 2 issues', { issues: ['climate'] }],
])('counts against: %s', (words, change) => {
  const issues = words.startsWith('lists') ? ['climate', 'crime'] : [];

  expect(cases(change, issues)).toEqual({ pro: [inTopThree], contra: [words] });
});

it('names evidence that disagrees', () => {
  const { contra } = cases({ competitiveness: 'tossup', polling: { us: 42, them: 50, moe: 3 } });

  expect(contra).toEqual([
    'rated a toss-up, but behind by 8 in the poll, beyond its margin of error',
  ]);
});

it('names the impact under which the rank is worst, if that is outside the top three', () => {
  const better = ['a', 'b', 'c'].map((id) => ({ ...other, id }));

  expect(cases({}, [], better)).toEqual({
    pro: [],
    contra: ['5th under “No impact chosen”'],
  });
});

function cases(change: Partial<Candidate>, issues: string[] = [], more: Candidate[] = []) {
  const candidates = [{ ...plain, ...change }, other, ...more];
  const ranked = rankCandidates(candidates, { issues, impact: null });
  const own = ranked.find(({ candidate }) => candidate.id === 'plain');
  const ranks = rankStability(candidates, { issues }).get('plain');
  if (!own || !ranks) throw new Error('The ranking has no such candidate');
  return weighCases({ own, ranked, issues, ranks });
}
