import { describeCount } from './useMatchList';

it.each([
  [24, 24, 24, '24 candidates ranked by impact potential'],
  [1, 1, 1, '1 candidate ranked by impact potential'],
  [24, 5, 5, '5 of 24 candidates match your filters'],
  [10_000, 10_000, 50, '10,000 candidates ranked by impact potential, the first 50 shown'],
  [0, 0, 0, 'No matches found'],
])(
  'counts the ranked candidates: of %d, %d found and %d shown: %s',
  (total, found, shown, text) => {
    expect(describeCount({ total, found, shown })).toBe(text);
  },
);
