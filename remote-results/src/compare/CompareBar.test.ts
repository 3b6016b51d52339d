import { describeChoice } from './CompareBar';

it.each([
  [0, ''],
  [1, '1 of 3 chosen (choose one or two more to compare)'],
  [2, '2 of 3 chosen'],
  [3, '3 of 3 chosen (clear one to choose another)'],
])('says of %d chosen candidates: "%s"', (count, text) => {
  expect(describeChoice(count)).toBe(text);
});
