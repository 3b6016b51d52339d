import { moveSentence } from './ExploredRanks';

it('calls a smaller rank up', () => {
  expect(moveSentence(5, 2)).toBe('up 3');
});

it('calls a larger rank down', () => {
  expect(moveSentence(1, 2)).toBe('down 1');
});

it('says when nothing moved', () => {
  expect(moveSentence(4, 4)).toBe('same');
});
