/** @jest-environment node */
import { describeChoice } from './CompareBar';

it('says nothing before a candidate is chosen', () => {
  expect(describeChoice(0)).toBe('');
});

it('asks for a second candidate', () => {
  expect(describeChoice(1)).toBe('1 chosen (choose one or two more to compare)');
});

it('says when no more candidates can be chosen', () => {
  expect(describeChoice(2)).toBe('2 chosen');
  expect(describeChoice(3)).toBe('3 chosen (the maximum)');
});
