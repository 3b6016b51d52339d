import { impactChoices } from '@donate-impact/shared/scoring';
import { describeStability } from './describeStability';

it.each([
  [[1, 1, 1, 1], '1st under all four impact focuses'],
  [[1, 1, 1, 4], '1st under three of four impact focuses, 4th under movement infrastructure'],
  [[2, 1, 1, 2], '2nd under two of four impact focuses, 1st under close races and track records'],
  [
    [1, 2, 3, 4],
    '1st under the default weights, 2nd under close races, 3rd under track records, 4th under movement infrastructure',
  ],
  [
    ['=1', 1, '=1', 2],
    '1st or tied for 1st under three of four impact focuses, 2nd under movement infrastructure',
  ],
])('says of the ranks %j: %s', (ranks, words) => {
  const under = impactChoices.map((impact, row) => ({
    impact,
    rank: Number(`${ranks[row]}`.replace('=', '')),
    tied: typeof ranks[row] === 'string',
  }));

  expect(describeStability(under)).toBe(words);
});
