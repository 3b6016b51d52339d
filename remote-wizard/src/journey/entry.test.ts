/** @jest-environment node */
import { readEntry } from './entry';

it('reads a step and the previous step', () => {
  expect(readEntry({ step: 2, previous: 1 })).toEqual({ step: 2, previous: 1 });
});

it.each([
  null,
  undefined,
  'step',
  2,
  {},
  [],
  { step: 3 },
  { step: '1' },
  { step: -1 },
  { step: 0.5 },
])('takes %j for the first step', (state) => {
  expect(readEntry(state)).toEqual({ step: 0 });
});

it('keeps a step whose previous entry is unknown', () => {
  expect(readEntry({ step: 1, previous: '__proto__' })).toEqual({ step: 1 });
});
