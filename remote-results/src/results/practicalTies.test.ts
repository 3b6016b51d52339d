/** @jest-environment node */
import type { Candidate } from '@donate-impact/shared/candidates';
import { rankCandidates } from '@donate-impact/shared/scoring';
import { aCandidate } from '@donate-impact/shared/testing/aCandidate';
import { practicalTies } from './practicalTies';

const preferences = { issues: [], impact: null };
const level = { us: 1_000_000, them: 1_000_000 };
const soonLean = aCandidate({
  id: 'soon',
  competitiveness: 'lean',
  funding: level,
  timeToElectionDays: 0,
});
const lateTossup = aCandidate({
  id: 'late',
  competitiveness: 'tossup',
  funding: level,
  timeToElectionDays: 292,
});
const farSafe = aCandidate({
  id: 'far',
  competitiveness: 'safe',
  funding: level,
  timeToElectionDays: 365,
});

it('puts those in one band whose order another row of weights would change', () => {
  // .35 × 1 + .15 × .2 = .38 over .35 × .6 + .15 × 1 = .36, but under infra .33 under .55
  expect(bands([farSafe, lateTossup, soonLean])).toEqual([['late', 'soon'], ['far']]);
});

it('leaves those apart who are more than one step of rounding apart under every row', () => {
  const gaps = [0, 40, 80].map((days) => aCandidate({ id: `${days}`, timeToElectionDays: days }));

  expect(bands(gaps)).toEqual([['0'], ['40'], ['80']]);
});

it('puts those in one band who are within one step of rounding', () => {
  const close = [0, 10].map((days) => aCandidate({ id: `${days}`, timeToElectionDays: days }));

  expect(bands(close)).toEqual([['0', '10']]);
});

it('does not part those who share a rank', () => {
  // The same .36 as the one who is soon, but behind the one who is late under every row.
  const laterTossup = { ...lateTossup, id: 'later', timeToElectionDays: 341 };

  expect(bands([lateTossup, soonLean, laterTossup])).toEqual([['late'], ['soon', 'later']]);
});

it.each([
  ['equal', [soonLean, { ...soonLean, id: 'also' }]],
  ['close', [soonLean, { ...soonLean, id: 'also', timeToElectionDays: 30 }]],
  ['reordered', [lateTossup, soonLean]],
])('says that a band is one because its candidates are %s', (reason, candidates) => {
  const banded = practicalTies(rankCandidates(candidates, preferences), preferences);

  expect(banded).toMatchObject([
    { size: 2, reason },
    { size: 2, reason },
  ]);
});

function bands(candidates: Candidate[]): string[][] {
  const all: string[][] = [];
  for (const { entry, place } of practicalTies(
    rankCandidates(candidates, preferences),
    preferences,
  )) {
    if (place === 0) all.push([]);
    all.at(-1)?.push(entry.candidate.id);
  }
  return all;
}
