import type { Candidate } from '@donate-impact/shared/candidates';
import { rankCandidates } from '@donate-impact/shared/scoring';
import { aCandidate } from '@donate-impact/shared/testing/aCandidate';
import { practicalTies } from './practicalTies';

const inDays = (days: number, id = `${days}`) => aCandidate({ id, timeToElectionDays: days });

it('leaves those apart who are more than one point apart, whatever other weights do', () => {
  const lean = aCandidate({ id: 'lean', competitiveness: 'lean', timeToElectionDays: 0 });
  const tossup = aCandidate({ id: 'tossup', competitiveness: 'tossup', timeToElectionDays: 200 });

  expect(bands([lean, tossup])).toEqual([['tossup'], ['lean']]);
  expect(bands([0, 40, 80].map((days) => inDays(days)))).toEqual([['0'], ['40'], ['80']]);
});

it('puts those in one band who are within one point of its first', () => {
  // 53, 52 and 51 points.
  expect(bands([10, 25, 60].map((days) => inDays(days)))).toEqual([['10', '25'], ['60']]);
});

it('does not part those who share a rank', () => {
  expect(bands([inDays(10), inDays(25), inDays(25, 'same')])).toEqual([['10', '25', 'same']]);
});

it.each([
  [true, 10],
  [false, 25],
])('says %s to whether all in a band are equal', (areEqual, days) => {
  const ranked = rank([inDays(10, 'first'), inDays(days, 'second')]);

  expect(practicalTies(ranked)).toMatchObject([
    { size: 2, areEqual },
    { size: 2, areEqual },
  ]);
});

function rank(candidates: Candidate[]) {
  return rankCandidates(candidates, { issues: [], impact: null });
}

function bands(candidates: Candidate[]): string[][] {
  const all: string[][] = [];
  for (const { entry, place } of practicalTies(rank(candidates))) {
    if (place === 0) all.push([]);
    all.at(-1)?.push(entry.candidate.id);
  }
  return all;
}
