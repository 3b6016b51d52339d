import fc from 'fast-check';
import { initialPreferences, type PreferencesState } from './PreferencesState';
import { parseCarriedPreferences } from './parseCarriedPreferences';

const answers = { issues: ['climate'], impact: 'close', strategy: 'spread' } as const;
const state: PreferencesState = {
  ...initialPreferences,
  ...answers,
  issues: ['climate'],
  currentStep: 2,
  selection: { ids: ['ruiz', 'chen'], clickedId: 'ruiz', origin: 'results' },
  lastAnswers: { issues: ['economy'], impact: null, strategy: null },
};

it('takes over all that one load of the page left for the next', () => {
  expect(parseCarriedPreferences(JSON.parse(JSON.stringify(state)))).toEqual(state);
});

it('drops answers that the wizard does not know', () => {
  const carried = { ...state, issues: ['climate', 'dragons'], impact: 'magic' };

  expect(parseCarriedPreferences(carried)).toMatchObject({ issues: ['climate'], impact: null });
});

it.each([
  { currentStep: 7 },
  { selection: { ids: [{}], clickedId: null, origin: 'results' } },
  { selection: null },
  { lastAnswers: 'none' },
])('takes nothing when it holds %j', (wrong) => {
  expect(parseCarriedPreferences({ ...state, ...wrong })).toBeNull();
});

it('never throws, whatever was stored', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (json) => {
      expect(() => parseCarriedPreferences(json)).not.toThrow();
    }),
  );
});
