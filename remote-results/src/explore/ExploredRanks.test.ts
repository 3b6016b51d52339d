/** @jest-environment node */
import { describeMove } from './ExploredRanks';

it('describes a smaller rank as up', () => {
  expect(describeMove(5, 2)).toBe('up 3');
});

it('describes a larger rank as down', () => {
  expect(describeMove(1, 2)).toBe('down 1');
});

it('says when the rank is the same', () => {
  expect(describeMove(4, 4)).toBe('same');
});
