import fc from 'fast-check';
import { groupDigits } from './groupDigits';
import { ordinal } from './ordinal';
import { rankInWords } from './rankCandidates';

it.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [20, '20th'],
  [21, '21st'],
  [102, '102nd'],
  [111, '111th'],
])('calls rank %i %s', (rank, words) => {
  expect(ordinal(rank)).toBe(words);
});

it('says in words that a rank is shared', () => {
  expect(rankInWords({ rank: 1, tied: false })).toBe('1st');
  expect(rankInWords({ rank: 2, tied: true })).toBe('tied for 2nd');
});

it('separates thousands as English does', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -2_000_000_000 }),
      (value) => groupDigits(value) === value.toLocaleString('en-US'),
    ),
  );
});
