import fc from 'fast-check';
import { initialPreferences, type PreferencesState } from './PreferencesState';
import { parseCarriedPreferences } from './parseCarriedPreferences';

const answers = { issues: ['climate'], impact: 'close', strategy: 'spread' } as const;
const state: PreferencesState = {
  ...initialPreferences,
  ...answers,
  issues: ['climate'],
  currentStep: 2,
  selectedCandidates: { ids: ['ruiz', 'chen'], clickedId: 'ruiz', origin: 'results' },
  lastAnswers: { issues: ['economy'], impact: null, strategy: null },
};

it('adopts everything that one page load left for the next', () => {
  expect(parseCarriedPreferences(JSON.parse(JSON.stringify(state)))).toEqual(state);
});

it.each<Partial<PreferencesState>>([
  {
    currentStep: 0,
    selectedCandidates: { ids: [], clickedId: null, origin: 'detail' },
    lastAnswers: null,
  },
  {
    currentStep: 1,
    beforeReset: {
      answers: { issues: ['crime'], impact: 'track', strategy: 'single' },
      step: 2,
      selectedCandidates: { ids: ['chen'], clickedId: 'chen', origin: 'detail' },
      lastAnswers: null,
    },
  },
])('takes over %j', (said) => {
  const carried = { ...state, ...said };

  expect(parseCarriedPreferences(JSON.parse(JSON.stringify(carried)))).toEqual(carried);
});

it('does not take a wizard that was about to be shown anew for one that still is', () => {
  expect(parseCarriedPreferences({ ...state, isRetried: true })).toEqual(state);
});

it('drops answers that the wizard does not know', () => {
  const carried = { ...state, issues: ['climate', 'dragons'], impact: 'magic' };

  expect(parseCarriedPreferences(carried)).toMatchObject({ issues: ['climate'], impact: null });
});

it.each([
  { currentStep: 7 },
  { selectedCandidates: { ids: [{}], clickedId: null, origin: 'results' } },
  { selectedCandidates: null },
  { selectedCandidates: { ids: ['ruiz'], clickedId: 'ruiz', origin: 'about' } },
  { selectedCandidates: { ids: ['ruiz'], clickedId: 7, origin: 'results' } },
  { beforeReset: { answers } },
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
