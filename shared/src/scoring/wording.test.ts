import fc from 'fast-check';
import { groupDigits } from './groupDigits';
import { ordinal } from './ordinal';

it.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [21, '21st'],
  [102, '102nd'],
  [111, '111th'],
])('calls rank %i %s', (rank, words) => {
  expect(ordinal(rank)).toBe(words);
});

it('separates thousands as English does', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -2_000_000_000 }),
      (value) => groupDigits(value) === value.toLocaleString('en-US'),
    ),
  );
});
