import {
  competitivenessLabels,
  daysLabel,
  formatFunds,
  formatPoll,
  issueLabel,
  leverageLabels,
  pollVerdict,
} from '.';

it.each([
  ['labor', 'Labor'],
  ['renewables', 'Renewables'],
  ['small-business', 'Small Business'],
  ['housing', 'Housing'],
  ['manufacturing', 'Manufacturing'],
  ['tourism', 'Tourism'],
  ['underwater-basketry', 'underwater-basketry'],
  ['constructor', 'constructor'],
  ['__proto__', '__proto__'],
])('calls the issue %s %s', (id, label) => {
  expect(issueLabel(id)).toBe(label);
});

it('has a label for every rating and every leverage', () => {
  expect(competitivenessLabels).toEqual({ tossup: 'Toss-up', lean: 'Lean', safe: 'Safe' });
  expect(leverageLabels).toEqual({
    high: 'High',
    'med-high': 'Medium-high',
    medium: 'Medium',
    low: 'Low',
  });
});

it.each([
  [1_200_000, '$1.2M'],
  [1_250_000, '$1.3M'],
  [0, '$0.0M ($0)'],
  [999.5, '$0.0M ($999)'],
  [31_600, '$0.0M ($32K)'],
  [49_999, '$0.0M ($50K)'],
  [50_000, '$0.1M'],
  [12_000_000, '$12.0M'],
  [999_949_999, '$999.9M'],
  [999_950_000, '$1.0B'],
  [100_000_000_000, '$100.0B'],
])('writes %d dollars as %s', (dollars, text) => {
  expect(formatFunds(dollars)).toBe(text);
});

it('writes a poll with its margin, one decimal at most', () => {
  expect(formatPoll({ us: 48, them: 46, moe: 3 })).toBe('48% vs 46% (±3)');
  expect(formatPoll({ us: 48.26, them: 46.04, moe: 3.5 })).toBe('48.3% vs 46% (±3.5)');
});

it.each([
  [-1, 'Election has passed'],
  [0, 'Election is today'],
  [0.5, 'Election is today'],
  [1, '1 day to election'],
  [1.04, '1 day to election'],
  [1.75, '1.8 days to election'],
  [32, '32 days to election'],
])('says of %d days: %s', (days, text) => {
  expect(daysLabel(days)).toBe(text);
});

it.each([
  [48, 46, 3, 'too-close', 'too close to call'],
  [49, 46, 3, 'too-close', 'too close to call'],
  [46, 49, 3, 'too-close', 'too close to call'],
  [50, 50, 0, 'too-close', 'too close to call'],
  [50, 46, 3, 'within-lead-margin', 'ahead, but not clearly'],
  [46, 52, 3, 'within-lead-margin', 'behind, but not clearly'],
  [48.06, 47.04, 1, 'within-lead-margin', 'ahead, but not clearly'],
  [47.06, 48.04, 0.96, 'too-close', 'too close to call'],
  [53, 46, 3, 'ahead', 'ahead by 7'],
  [40, 54.5, 3, 'behind', 'behind by 14.5'],
  [48.1, 45.1, 3, 'too-close', 'too close to call'],
])('reads %d against %d, ±%d, as %s', (us, them, moe, kind, text) => {
  expect(pollVerdict({ us, them, moe })).toEqual({ kind, text });
});
