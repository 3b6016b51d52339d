/** @jest-environment jest-fixed-jsdom */
import fc from 'fast-check';
import { readStoredPreferences, storageKey } from './preferencesStorage';

const answers = { issues: ['climate', 'economy'], impact: 'close', strategy: 'spread' };
const nothing = { issues: [], impact: null, strategy: null };
const onlyImpact = { ...nothing, impact: 'close' };
const noImpact = { ...answers, impact: null };

beforeEach(() => localStorage.clear());

it.each([
  ['an earlier visit', answers, 2, answers, 2],
  ['a step outside', answers, 3, answers, 0],
  ['half a step', answers, 1.5, answers, 0],
  ['issues that are no list', { ...answers, issues: 'climate' }, 0, { ...answers, issues: [] }, 0],
  ['no step', answers, undefined, answers, 0],
  ['a step that the answers do not reach', onlyImpact, 2, onlyImpact, 0],
  ['the last step without an impact', noImpact, 2, noImpact, 1],
  ['the second step without an impact', noImpact, 1, noImpact, 1],
  ['the first step without an impact', noImpact, 0, noImpact, 0],
  [
    'unknown issues',
    { ...answers, issues: ['crime', 'x', 7, null, 'crime'] },
    0,
    { ...answers, issues: ['crime'] },
    0,
  ],
  ['an unknown impact', { ...answers, impact: '__proto__' }, 0, noImpact, 0],
  [
    'an unknown strategy',
    { ...answers, strategy: ['spread'] },
    0,
    { ...answers, strategy: null },
    0,
  ],
])('reads %s', (_name, stored, step, read, currentStep) => {
  store({ version: 1, answers: stored, currentStep: step });

  expect(readStoredPreferences(localStorage)).toEqual({ answers: read, currentStep });
});

it.each([
  [
    'names of built-in properties',
    {
      version: 1,
      answers: { issues: ['__proto__', 'constructor'], impact: 'toString', strategy: 'valueOf' },
      currentStep: 0,
    },
  ],
  ['another version', { version: 2, answers, currentStep: 0 }],
  ['no version', { answers, currentStep: 0 }],
  ['no answers', { version: 1, currentStep: 0 }],
  ['empty answers', { version: 1, answers: nothing, currentStep: 0 }],
  ['another type of version', { version: '1', answers, currentStep: 0 }],
  ['a text for answers', { version: 1, answers: 'all', currentStep: 0 }],
  ['a text', 'text'],
  ['a number', 7],
  ['a list', []],
  ['null', null],
])('drops %s', (_name, stored) => {
  store(stored);

  expect(readStoredPreferences(localStorage)).toBeNull();
});

it.each(['', '{', 'undefined', '{"version":1'])('drops broken text', (text) => {
  localStorage.setItem(storageKey, text);

  expect(readStoredPreferences(localStorage)).toBeNull();
});

it('reads up to 10,000 characters and ignores longer text', () => {
  const text = JSON.stringify({ version: 1, answers, currentStep: 2 });

  localStorage.setItem(storageKey, text.padEnd(10_000));
  expect(readStoredPreferences(localStorage)).toEqual({ answers, currentStep: 2 });
  localStorage.setItem(storageKey, text.padEnd(10_001));
  expect(readStoredPreferences(localStorage)).toBeNull();
});

it('never throws on whatever is stored', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (value, issues) => {
      store({
        version: 1,
        answers: { issues, impact: value, strategy: value },
        currentStep: value,
      });

      expect(() => readStoredPreferences(localStorage)).not.toThrow();
    }),
  );
});

function store(value: unknown) {
  localStorage.setItem(storageKey, JSON.stringify(value));
}
