import fc from 'fast-check';
import type { Answers } from './Answers';
import { impactOptions } from './impactOptions';
import { issueOptions } from './issueOptions';
import { decodePreferences, encodePreferences, isFragmentDamaged } from './shareFragment';
import { strategyOptions } from './strategyOptions';

const nothing: Answers = { issues: [], impact: null, strategy: null };

it('writes the answers as a fragment', () => {
  const answers: Answers = { issues: ['climate', 'economy'], impact: 'close', strategy: 'spread' };

  expect(encodePreferences(answers)).toBe('#issues=climate,economy&impact=close&strategy=spread');
  expect(encodePreferences({ ...nothing, impact: 'infra' })).toBe('#impact=infra');
  expect(encodePreferences(nothing)).toBe('');
});

it.each([
  [
    '#issues=climate,economy&impact=close&strategy=spread',
    { issues: ['climate', 'economy'], impact: 'close', strategy: 'spread' },
  ],
  ['issues=climate', { ...nothing, issues: ['climate'] }],
  ['#issues=climate%2Ccrime', { ...nothing, issues: ['climate', 'crime'] }],
  ['#issues=climate,climate,labor,<b>&impact=CLOSE&more=1', { ...nothing, issues: ['climate'] }],
  ['', null],
  ['#', null],
  ['#main', null],
  ['#issues=__proto__&impact=toString', null],
  ['#issues=%E0%A4%A', null],
  ['impact=close#', null],
  ['#impact=close', { ...nothing, impact: 'close' }],
  ['#strategy=single', { ...nothing, strategy: 'single' }],
  ['#issues=climate&x='.padEnd(1_000, 'x'), { ...nothing, issues: ['climate'] }],
  ['#issues=climate&x='.padEnd(1_001, 'x'), null],
])('reads %s', (hash, answers) => {
  expect(decodePreferences(hash)).toEqual(answers);
});

it.each([
  ['#issues=climate,economy&impact=close&strategy=spread', false],
  ['#issues=climate,dragons&impact=close', true],
  ['#issues=climate&impact=CLOSE', true],
  ['#issues=climate&strategy=spread.', true],
  ['#issues=climate&amp;impact=close', true],
  ['#issues=%E0%A4%A', true],
  ['#issues=climate&x='.padEnd(1_001, 'x'), true],
  ['#main', false],
  ['', false],
])('knows of %s whether it is damaged', (hash, isDamaged) => {
  expect(isFragmentDamaged(hash)).toBe(isDamaged);
});

it('reads back whatever the wizard can answer', () => {
  const id = <T extends string>(options: readonly { id: T }[]) =>
    options.map((option) => option.id);
  const anyAnswers = fc.record({
    issues: fc.subarray(id(issueOptions)),
    impact: fc.constantFrom(null, ...id(impactOptions)),
    strategy: fc.constantFrom(null, ...id(strategyOptions)),
  });

  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const hash = encodePreferences(answers);

      expect(decodePreferences(hash)).toEqual(hash === '' ? null : answers);
    }),
  );
});
