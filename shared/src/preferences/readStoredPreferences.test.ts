import fc from 'fast-check';
import { readStoredPreferences, storageKey } from './preferencesStorage';

const answers = { issues: ['climate', 'economy'], impact: 'close', strategy: 'spread' };
const nothing = { issues: [], impact: null, strategy: null };

beforeEach(() => localStorage.clear());

it.each([
  ['an earlier visit', { version: 1, answers, currentStep: 2 }, { answers, currentStep: 2 }],
  ['a step outside', { version: 1, answers, currentStep: 3 }, { answers, currentStep: 0 }],
  ['half a step', { version: 1, answers, currentStep: 1.5 }, { answers, currentStep: 0 }],
  [
    'issues that are no list',
    { version: 1, answers: { ...answers, issues: 'climate' }, currentStep: 0 },
    { answers: { ...answers, issues: [] }, currentStep: 0 },
  ],
  ['no step', { version: 1, answers }, { answers, currentStep: 0 }],
  [
    'a step that the answers do not reach',
    { version: 1, answers: { ...nothing, impact: 'close' }, currentStep: 2 },
    { answers: { ...nothing, impact: 'close' }, currentStep: 0 },
  ],
  [
    'the last step without an impact',
    { version: 1, answers: { ...answers, impact: null }, currentStep: 2 },
    { answers: { ...answers, impact: null }, currentStep: 1 },
  ],
  [
    'the second step without an impact',
    { version: 1, answers: { ...answers, impact: null }, currentStep: 1 },
    { answers: { ...answers, impact: null }, currentStep: 1 },
  ],
  [
    'the first step without an impact',
    { version: 1, answers: { ...answers, impact: null }, currentStep: 0 },
    { answers: { ...answers, impact: null }, currentStep: 0 },
  ],
  [
    'unknown issues',
    {
      version: 1,
      answers: { ...answers, issues: ['crime', 'x', 7, null, 'crime'] },
      currentStep: 0,
    },
    { answers: { ...answers, issues: ['crime'] }, currentStep: 0 },
  ],
  [
    'an unknown impact',
    { version: 1, answers: { ...answers, impact: '__proto__' }, currentStep: 0 },
    { answers: { ...answers, impact: null }, currentStep: 0 },
  ],
  [
    'an unknown strategy',
    { version: 1, answers: { ...answers, strategy: ['spread'] }, currentStep: 0 },
    { answers: { ...answers, strategy: null }, currentStep: 0 },
  ],
  [
    'names of built-in properties',
    {
      version: 1,
      answers: { issues: ['__proto__', 'constructor'], impact: 'toString', strategy: 'valueOf' },
      currentStep: 0,
    },
    null,
  ],
  ['another version', { version: 2, answers, currentStep: 0 }, null],
  ['no version', { answers, currentStep: 0 }, null],
  ['no answers', { version: 1, currentStep: 0 }, null],
  ['empty answers', { version: 1, answers: nothing, currentStep: 0 }, null],
  ['another type of version', { version: '1', answers, currentStep: 0 }, null],
  ['a text for answers', { version: 1, answers: 'all', currentStep: 0 }, null],
  ['a megabyte', { version: 1, answers, currentStep: 2, padding: 'x'.repeat(1_000_000) }, null],
  ['a text', 'text', null],
  ['a number', 7, null],
  ['a list', [], null],
  ['null', null, null],
])('reads %s', (_name, stored, read) => {
  localStorage.setItem(storageKey, JSON.stringify(stored));

  expect(readStoredPreferences(localStorage)).toEqual(read);
});

it.each(['', '{', 'undefined', '{"version":1', 'x'.repeat(1_000_000)])(
  'drops broken text',
  (text) => {
    localStorage.setItem(storageKey, text);

    expect(readStoredPreferences(localStorage)).toBeNull();
  },
);

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
      const stored = {
        version: 1,
        answers: { issues, impact: value, strategy: value },
        currentStep: value,
      };
      localStorage.setItem(storageKey, JSON.stringify(stored));

      expect(() => readStoredPreferences(localStorage)).not.toThrow();
    }),
  );
});
