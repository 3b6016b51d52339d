import {
  factorNames,
  getWeights,
  impactChoices,
  impactRowLabel,
  type WeightRow,
  weightRows,
} from './weights';

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

it.each(table)('distributes exactly one point under %s', (_row, ...weights) => {
  const hundredths = weights.map((weight) => Math.round(weight * 100));

  expect(hundredths.reduce((sum, each) => sum + each)).toBe(100);
});

it('uses the default row while no impact is chosen', () => {
  expect(getWeights(null)).toBe(weightRows.default);
  expect(getWeights('infra')).toBe(weightRows.infra);
});

it('lists every factor in the order in which the terms are added', () => {
  expect(factorNames).toEqual(['competitiveness', 'fundingGap', 'time', 'issueMatch']);
  expect(Object.keys(weightRows.default)).toEqual(factorNames);
});

it.each([
  [null, 'No impact chosen'],
  ['close', 'Close races'],
  ['track', 'Track records'],
  ['infra', 'Movement infrastructure'],
] as const)('calls the row of %s "%s"', (impact, label) => {
  expect(impactRowLabel(impact)).toBe(label);
});

it('offers each row of the table, the default first', () => {
  expect(impactChoices).toEqual([null, 'close', 'track', 'infra']);
});
