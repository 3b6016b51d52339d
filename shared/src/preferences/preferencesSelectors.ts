import type { Answers, Step } from './Answers';
import type { Donation, PreferencesState } from './PreferencesState';

/** The state of the store as every app sees it. */
export interface RootState {
  preferences: PreferencesState;
}

/** The visitor's answers; the same object as long as no preference changes. */
export function selectAnswers(state: RootState): Answers {
  return state.preferences;
}

/** Who gets the donation, and where Donate was pressed. */
export function selectDonation(state: RootState): Donation {
  return state.preferences.selectedCandidates;
}

/** The cleared answers to offer again; null while Undo offers the same. */
export function selectLastAnswers(state: RootState): Answers | null {
  return state.preferences.beforeReset ? null : state.preferences.lastAnswers;
}

/** True while Start Over can be undone. */
export function selectCanUndo(state: RootState): boolean {
  return state.preferences.beforeReset !== null;
}

/** True if a step of the wizard is answered, so that Next may be pressed. */
export function canProceed({ preferences }: RootState, step: Step): boolean {
  if (step === 0) return preferences.issues.length > 0;
  return step === 1 ? preferences.impact !== null : preferences.strategy !== null;
}
