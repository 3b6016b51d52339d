import { createReducer } from '@reduxjs/toolkit';
import { type Answers, isUnanswered } from './Answers';
import { initialPreferences, type PreferencesState } from './PreferencesState';
import {
  donationChosen,
  impactChosen,
  issueToggled,
  lastAnswersRestored,
  startedOver,
  startOverUndone,
  stepReached,
  strategyChosen,
  wizardEntered,
} from './preferencesActions';

/** The only place where preferences change; it belongs to the shell's store, and remotes only dispatch. */
export const preferencesReducer = /* @__PURE__ */ createReducer(initialPreferences, (builder) => {
  builder
    .addCase(issueToggled, (state, { payload }) => {
      state.issues = toggled(state.issues, payload);
      state.beforeReset = null;
    })
    .addCase(impactChosen, (state, { payload }) => {
      state.impact = payload;
      state.beforeReset = null;
    })
    .addCase(strategyChosen, (state, { payload }) => {
      state.strategy = payload;
      state.beforeReset = null;
    })
    .addCase(stepReached, (state, { payload }) => {
      state.currentStep = payload;
    })
    .addCase(wizardEntered, reset)
    .addCase(startedOver, (state) => ({ ...reset(state), beforeReset: undoOf(state) }))
    .addCase(startOverUndone, undo)
    .addCase(lastAnswersRestored, (state) => {
      Object.assign(state, state.lastAnswers);
      state.lastAnswers = null;
      state.beforeReset = null;
    })
    .addCase(donationChosen, (state, { payload }) => {
      state.selection = payload;
    });
});

function answersOf({ issues, impact, strategy }: Answers): Answers {
  return { issues, impact, strategy };
}

function toggled(issues: string[], id: string): string[] {
  return issues.includes(id) ? issues.filter((issue) => issue !== id) : [...issues, id];
}

function reset(state: PreferencesState): PreferencesState {
  const lastAnswers = isUnanswered(state) ? state.lastAnswers : answersOf(state);
  return { ...initialPreferences, issues: [], lastAnswers };
}

function undoOf(state: PreferencesState): PreferencesState['beforeReset'] {
  if (isUnanswered(state)) return state.beforeReset;
  const { currentStep: step, selection, lastAnswers } = state;
  return { answers: answersOf(state), step, selection, lastAnswers };
}

function undo(state: PreferencesState): PreferencesState {
  if (!state.beforeReset) return state;
  const { answers, step, selection, lastAnswers } = state.beforeReset;
  return {
    ...answers,
    currentStep: step,
    selection,
    lastAnswers,
    beforeReset: null,
  };
}
