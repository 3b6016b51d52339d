/** @jest-environment node */
import { describeGap } from './CardCharts';

it('states the gap as a share of the larger fund', () => {
  expect(describeGap({ us: 1_200_000, them: 2_000_000 })).toBe('Funding gap 40%');
});

it('says that there is no gap when the candidate has as much or more', () => {
  expect(describeGap({ us: 2_000_000, them: 1_500_000 })).toBe('No funding gap');
  expect(describeGap({ us: 0, them: 0 })).toBe('No funding gap');
});

it('never rounds a gap to zero', () => {
  expect(describeGap({ us: 9_999_000, them: 10_000_000 })).toBe('Funding gap less than 1%');
});
