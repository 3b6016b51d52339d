/** @jest-environment node */
import { describeCount } from './useMatchList';

it('counts the ranked candidates', () => {
  expect(describeCount({ total: 24, found: 24, shown: 24 })).toBe(
    '24 candidates ranked by impact potential',
  );
});

it('counts one candidate as one', () => {
  expect(describeCount({ total: 1, found: 1, shown: 1 })).toBe(
    '1 candidate ranked by impact potential',
  );
});

it('says how many candidates match the filters', () => {
  expect(describeCount({ total: 24, found: 5, shown: 5 })).toBe(
    '5 of 24 candidates match your filters',
  );
});

it('says how many of a long list are shown', () => {
  expect(describeCount({ total: 10_000, found: 10_000, shown: 50 })).toBe(
    '10,000 candidates ranked by impact potential, the first 50 shown',
  );
});

it('says that there are no matches when the list is empty', () => {
  expect(describeCount({ total: 0, found: 0, shown: 0 })).toBe('No matches found');
});
