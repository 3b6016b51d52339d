/** @jest-environment node */
import { commonPollScale } from './PollingCell';

const close = { us: 48, them: 46, moe: 3 };
const clear = { us: 68, them: 30, moe: 3 };

it('keeps the narrow scale when every poll fits', () => {
  expect(commonPollScale([close, close])).toEqual({ min: 30, max: 70 });
});

it('uses the whole range for all polls when one needs it', () => {
  expect(commonPollScale([close, clear])).toEqual({ min: 0, max: 100 });
});
