/** @jest-environment node */
import { fundingSentence } from './RaceFigures';

it('states the gap as a share of the larger fund', () => {
  expect(fundingSentence({ us: 1_200_000, them: 2_000_000 }, 'Ada Chen')).toBe(
    'Opponent has $0.8M more: a funding gap of 40%',
  );
});

it('says that there is no gap when the candidate has more', () => {
  expect(fundingSentence({ us: 2_000_000, them: 1_500_000 }, 'Ada Chen')).toBe(
    'Ada Chen has $0.5M more: no funding gap to close',
  );
});

it('says that there is no gap when both have the same amount', () => {
  expect(fundingSentence({ us: 0, them: 0 }, 'Ada Chen')).toBe(
    'Both have the same amount: no funding gap',
  );
});

it('never rounds a difference to zero', () => {
  expect(fundingSentence({ us: 9_999_000, them: 10_000_000 }, 'Ada Chen')).toBe(
    'Opponent has less than $0.1M more: a funding gap of less than 1%',
  );
});
