/** @jest-environment node */
import { compareSentence } from './CompareBar';

it('says nothing before a candidate is chosen', () => {
  expect(compareSentence(0)).toBe('');
});

it('asks for a second candidate', () => {
  expect(compareSentence(1)).toBe('1 chosen (choose one or two more to compare)');
});

it('says when no more candidates can be chosen', () => {
  expect(compareSentence(2)).toBe('2 chosen');
  expect(compareSentence(3)).toBe('3 chosen (the maximum)');
});
