import type { UnknownAction } from 'redux';
import { type Answers, countAnswered, isUnanswered } from './Answers';
import { initialPreferences, type PreferencesState } from './PreferencesState';
import {
  answersRestored,
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

/**
 * The only place where preferences change; it belongs to the shell's store, and remotes only dispatch. (`createReducer`
 * would bring Immer to every visitor, 3.7 kB of each first load.)
 */
export function preferencesReducer(
  state: PreferencesState = initialPreferences,
  action: UnknownAction,
): PreferencesState {
  if (issueToggled.match(action))
    return { ...state, issues: toggled(state.issues, action.payload), beforeReset: null };
  if (impactChosen.match(action)) return { ...state, impact: action.payload, beforeReset: null };
  if (strategyChosen.match(action))
    return { ...state, strategy: action.payload, beforeReset: null };
  if (stepReached.match(action)) return { ...state, currentStep: action.payload };
  if (wizardEntered.match(action)) return reset(state);
  if (startedOver.match(action)) return startOver(state);
  if (startOverUndone.match(action)) return undo(state);
  if (lastAnswersRestored.match(action))
    return { ...state, ...state.lastAnswers, lastAnswers: null, beforeReset: null };
  if (answersRestored.match(action))
    return { ...state, ...getAnswers(action.payload), beforeReset: null };
  if (donationChosen.match(action)) return { ...state, selectedCandidates: action.payload };
  return state;
}

function getAnswers({ issues, impact, strategy }: Answers): Answers {
  return { issues, impact, strategy };
}

function toggled(issues: string[], id: string): string[] {
  return issues.includes(id) ? issues.filter((issue) => issue !== id) : [...issues, id];
}

/** Clears the answers and offers them again, unless those on offer answer more questions. */
function reset(state: PreferencesState): PreferencesState {
  const { lastAnswers: offered } = state;
  const isLess = countAnswered(state) < (offered ? countAnswered(offered) : 1);
  // A new list of issues: what another tab has stored is removed, too.
  return { ...initialPreferences, issues: [], lastAnswers: isLess ? offered : getAnswers(state) };
}

/** Without any answer to clear, clears those on offer. */
function startOver(state: PreferencesState): PreferencesState {
  const { currentStep: step, selectedCandidates, lastAnswers, beforeReset } = state;
  const undo = { answers: getAnswers(state), step, selectedCandidates, lastAnswers };
  if (!isUnanswered(state)) return { ...reset(state), beforeReset: undo };
  const offered = beforeReset ?? (lastAnswers && undo);
  return { ...reset(state), lastAnswers: null, beforeReset: offered };
}

function undo(state: PreferencesState): PreferencesState {
  if (!state.beforeReset) return state;
  const { answers, step, ...others } = state.beforeReset;
  return { ...answers, ...others, currentStep: step, beforeReset: null };
}
