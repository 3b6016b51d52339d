import { getWeights, impactChoices, impactRowLabel, type WeightRow, weightRows } from './weights';

const table: [WeightRow, number, number, number, number][] = [
  ['default', 0.35, 0.35, 0.15, 0.15],
  ['close', 0.5, 0.3, 0.1, 0.1],
  ['track', 0.25, 0.25, 0.15, 0.35],
  ['infra', 0.25, 0.2, 0.4, 0.15],
];

it.each(table)(
  'weighs %s as %d, %d, %d, %d',
  (row, competitiveness, fundingGap, time, issueMatch) => {
    expect(weightRows[row]).toEqual({ competitiveness, fundingGap, time, issueMatch });
  },
);

it('uses the default row while no impact is chosen', () => {
  expect(getWeights(null)).toBe(weightRows.default);
  expect(getWeights('infra')).toBe(weightRows.infra);
});

it('names the rows in their order', () => {
  expect(impactChoices.map(impactRowLabel)).toEqual([
    'No impact chosen',
    'Close races',
    'Track records',
    'Movement infrastructure',
  ]);
});
