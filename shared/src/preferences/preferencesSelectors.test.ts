import { initialPreferences } from './PreferencesState';
import { canProceed, selectAnswers } from './preferencesSelectors';

it.each([
  [0, { issues: ['climate'] }, { impact: 'track', strategy: 'single' }],
  [1, { impact: 'track' }, { issues: ['climate'], strategy: 'single' }],
  [2, { strategy: 'single' }, { issues: ['climate'], impact: 'track' }],
] as const)('lets the visitor past step %d only with an answer to it', (step, answer, others) => {
  expect(canProceed(createState({}), step)).toBe(false);
  expect(canProceed(createState(others), step)).toBe(false);
  expect(canProceed(createState(answer), step)).toBe(true);
});

it("returns the visitor's answers as the same object until a preference changes", () => {
  const state = createState({ issues: ['climate'] });

  expect(selectAnswers(state)).toBe(selectAnswers({ ...state }));
});

function createState(answers: object) {
  return { preferences: { ...initialPreferences, ...answers } };
}
