import { commonPollScale } from './PollingCell';

const close = { us: 48, them: 46, moe: 3 };
const clear = { us: 68, them: 30, moe: 3 };

it('keeps the close scale where every poll fits it', () => {
  expect(commonPollScale([close, close])).toEqual({ min: 30, max: 70 });
});

it('takes the whole range for all where one poll needs it', () => {
  expect(commonPollScale([close, clear])).toEqual({ min: 0, max: 100 });
});
