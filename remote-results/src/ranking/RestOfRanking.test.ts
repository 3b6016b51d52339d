/** @jest-environment node */
import type { RankedCandidate } from '@donate-impact/shared/scoring';
import { aCandidate } from '@donate-impact/shared/testing/aCandidate';
import { getShape } from './RestOfRanking';

it('counts the candidates in columns of five points', () => {
  const shape = getShape([0.61, 0.6, 0.59, 0.29, 0].map(scored));

  expect(shape).toMatchObject({ count: 5, highest: 61, lowest: 0 });
  const filled = shape?.columns.map((count, index) => [index * 5, count]).filter(([, n]) => n);
  expect(filled).toEqual([
    [0, 1],
    [25, 1],
    [55, 1],
    [60, 2],
  ]);
});

it('has a column for a full score', () => {
  expect(getShape([scored(1)])?.columns.at(-1)).toBe(1);
});

it('has no shape where no one is left', () => {
  expect(getShape([])).toBeNull();
});

function scored(score: number): RankedCandidate {
  return { candidate: aCandidate(), score, rank: 1, tied: false };
}
