/** @jest-environment node */
import { moveSentence } from './ExploredRanks';

it('describes a smaller rank as up', () => {
  expect(moveSentence(5, 2)).toBe('up 3');
});

it('describes a larger rank as down', () => {
  expect(moveSentence(1, 2)).toBe('down 1');
});

it('says when the rank is the same', () => {
  expect(moveSentence(4, 4)).toBe('same');
});
