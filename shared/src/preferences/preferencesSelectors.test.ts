import { initialPreferences } from './PreferencesState';
import { canProceed, selectAnswers } from './preferencesSelectors';

it.each([
  [0, { issues: ['climate'] }, { impact: 'track', strategy: 'single' }],
  [1, { impact: 'track' }, { issues: ['climate'], strategy: 'single' }],
  [2, { strategy: 'single' }, { issues: ['climate'], impact: 'track' }],
] as const)('lets the visitor past step %d only with an answer to it', (step, answer, others) => {
  expect(canProceed(stateWith({}), step)).toBe(false);
  expect(canProceed(stateWith(others), step)).toBe(false);
  expect(canProceed(stateWith(answer), step)).toBe(true);
});

it("returns the visitor's answers as the same object until a preference changes", () => {
  const state = stateWith({ issues: ['climate'] });

  expect(selectAnswers(state)).toBe(selectAnswers({ ...state }));
});

function stateWith(answers: object) {
  return { preferences: { ...initialPreferences, ...answers } };
}
