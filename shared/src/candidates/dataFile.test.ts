import data from '../../data/candidates.json';
import { rankCandidates } from '../scoring/rankCandidates';
import type { Candidate } from './Candidate';
import { campaignSite } from './campaignSite';
import { parseCandidates } from './parseCandidates';

const { candidates, unreadable } = parseCandidates(data);

it('has 24 candidates, all of them readable without changes', () => {
  expect(unreadable).toBe(0);
  expect(candidates).toHaveLength(24);
  expect(candidates).toEqual(data);
});

it.each<[string, (each: Candidate) => string | string[], number, number]>([
  ['rating', ({ competitiveness }) => competitiveness, 3, 8],
  ['leverage', ({ donationLeverage }) => donationLeverage, 4, 6],
  ['issue', ({ issues }) => issues, 12, 6],
])('has every %s equally often', (_name, read, kinds, times) => {
  const counts = new Map<string, number>();
  for (const value of candidates.flatMap(read)) counts.set(value, (counts.get(value) ?? 0) + 1);

  expect([...counts.values()]).toEqual(Array(kinds).fill(times));
});

it('has answers under which a tie decides third place', () => {
  const [, , third, fourth] = rankCandidates(candidates, {
    issues: ['climate', 'economy'],
    impact: 'close',
  });

  expect(third?.score).toBe(fourth?.score);
});

it('has sites only on the reserved host', () => {
  for (const { site } of candidates) expect(campaignSite(site)?.host).toMatch(/\.example\.org$/);
});
