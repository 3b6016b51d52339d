import { createAction } from '@reduxjs/toolkit';
import type { Answers, Impact, Step, Strategy } from './Answers';
import type { Donation } from './PreferencesState';

/**
 * The actions that the apps dispatch: each type with its payload. The shell and the remotes are deployed separately, so this
 * is a wire format: add, never change.
 */
export interface Actions {
  'preferences/issueToggled': string;
  'preferences/impactChosen': Impact;
  'preferences/strategyChosen': Strategy;
  'preferences/stepReached': Step;
  'preferences/wizardEntered': undefined;
  'preferences/startedOver': undefined;
  'preferences/startOverUndone': undefined;
  'preferences/lastAnswersRestored': undefined;
  'preferences/answersRestored': Answers;
  'preferences/donationChosen': Donation;
}

/** The visitor selected or deselected an issue. */
export const issueToggled = /* @__PURE__ */ action('preferences/issueToggled');

/** The visitor chose an impact approach. */
export const impactChosen = /* @__PURE__ */ action('preferences/impactChosen');

/** The visitor chose a donation strategy. */
export const strategyChosen = /* @__PURE__ */ action('preferences/strategyChosen');

/** The wizard shows another step. */
export const stepReached = /* @__PURE__ */ action('preferences/stepReached');

/** The visitor entered the wizard by a fresh load or from another page: everything is reset. */
export const wizardEntered = /* @__PURE__ */ action('preferences/wizardEntered');

/** The visitor pressed Start Over: everything is reset, which can be undone. */
export const startedOver = /* @__PURE__ */ action('preferences/startedOver');

/** The visitor undid Start Over. */
export const startOverUndone = /* @__PURE__ */ action('preferences/startOverUndone');

/** The visitor restored the answers that the last reset cleared. */
export const lastAnswersRestored = /* @__PURE__ */ action('preferences/lastAnswersRestored');

/** The visitor came back to a page of the history that was for these answers. */
export const answersRestored = /* @__PURE__ */ action('preferences/answersRestored');

/** The visitor pressed Donate; the payload is who gets the donation. */
export const donationChosen = /* @__PURE__ */ action('preferences/donationChosen');

function action<T extends keyof Actions>(type: T) {
  return createAction<Actions[T], T>(type);
}
