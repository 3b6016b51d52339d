/** @jest-environment node */
import { gapInWords } from './FundingStrip';

it('states the gap as a share of the larger fund', () => {
  expect(gapInWords({ us: 1_200_000, them: 2_000_000 })).toBe('gap 40%');
});

it('says that there is no gap when the candidate has as much or more', () => {
  expect(gapInWords({ us: 2_000_000, them: 1_500_000 })).toBe('no gap');
  expect(gapInWords({ us: 0, them: 0 })).toBe('no gap');
});

it('never rounds a gap to zero', () => {
  expect(gapInWords({ us: 9_999_000, them: 10_000_000 })).toBe('gap less than 1%');
});
