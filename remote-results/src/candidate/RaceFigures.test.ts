import { fundingSentence } from './RaceFigures';

it.each([
  [1_200_000, 2_000_000, 'Opponent has $0.8M more: a funding gap of 40%'],
  [2_000_000, 1_500_000, 'Ada Chen has $0.5M more: no funding gap to close'],
  [0, 0, 'Both have the same amount: no funding gap'],
  [9_999_000, 10_000_000, 'Opponent has less than $0.1M more: a funding gap of less than 1%'],
])('says of $%d against $%d: %s', (us, them, sentence) => {
  expect(fundingSentence({ us, them }, 'Ada Chen')).toBe(sentence);
});
