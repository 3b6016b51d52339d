import type { Answers, Step } from './Answers';
import type { PreferencesState } from './PreferencesState';

/** The state of the store as every app sees it. */
export interface RootState {
  preferences: PreferencesState;
}

/** The visitor's answers; the same object as long as no preference changes. */
export function selectAnswers(state: RootState): Answers {
  return state.preferences;
}

/** The cleared answers to offer again; null while Undo offers the same. */
export function selectLastAnswers(state: RootState): Answers | null {
  return state.preferences.beforeReset ? null : state.preferences.lastAnswers;
}

/** True if a step of the wizard is answered, so that Next may be pressed. */
export function canProceed({ preferences }: RootState, step: Step): boolean {
  if (step === 0) return preferences.issues.length > 0;
  return step === 1 ? preferences.impact !== null : preferences.strategy !== null;
}
