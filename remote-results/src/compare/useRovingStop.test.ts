import { findNextPlace } from './useRovingStop';

it.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 7, 7],
  ['ArrowUp', 7, 6],
  ['ArrowUp', 0, 0],
  ['Home', 5, 0],
  ['End', 5, 7],
])('leads by %s from line %i of eight to line %i', (key, from, to) => {
  expect(findNextPlace(key, from, 8)).toBe(to);
});

it('leaves other keys alone', () => {
  expect(findNextPlace('Tab', 3, 8)).toBeNull();
});
