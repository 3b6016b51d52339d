import { getLength } from './Drawings';
import { pollScale } from './scales';

it('uses one scale for ordinary polls, so that charts can be compared', () => {
  expect(pollScale({ us: 48, them: 46, moe: 3 })).toEqual(pollScale({ us: 41, them: 52, moe: 4 }));
});

it('places a share as a percentage of the width', () => {
  expect(getLength(0.4)).toBe('40%');
  expect(getLength(1.04)).toBe('100%');
});

it('shows the whole range when a whisker of any poll would leave the narrow one', () => {
  const close = { us: 48, them: 46, moe: 3 };

  expect(pollScale(close, close)).toEqual({ min: 30, max: 70 });
  expect(pollScale(close, { us: 68, them: 30, moe: 3 })).toEqual({ min: 0, max: 100 });
});
