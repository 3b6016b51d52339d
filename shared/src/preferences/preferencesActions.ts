import { createAction } from '@reduxjs/toolkit';
import type { Impact, Step, Strategy } from './Answers';
import type { DonationChoice } from './PreferencesState';

// The shell and the remotes are deployed separately, so these types and payloads are a wire format: add, never change.

/** The visitor selected or deselected an issue. */
export const issueToggled = /* @__PURE__ */ createAction<string>('preferences/issueToggled');

/** The visitor chose an impact approach. */
export const impactChosen = /* @__PURE__ */ createAction<Impact>('preferences/impactChosen');

/** The visitor chose a donation strategy. */
export const strategyChosen = /* @__PURE__ */ createAction<Strategy>('preferences/strategyChosen');

/** The wizard shows another step. */
export const stepReached = /* @__PURE__ */ createAction<Step>('preferences/stepReached');

/** The visitor entered the wizard by a fresh load or from another page: everything is reset. */
export const wizardEntered = /* @__PURE__ */ createAction('preferences/wizardEntered');

/** The visitor pressed Start Over: everything is reset, which can be undone. */
export const startedOver = /* @__PURE__ */ createAction('preferences/startedOver');

/** The visitor undid Start Over. */
export const startOverUndone = /* @__PURE__ */ createAction('preferences/startOverUndone');

/** The visitor restored the answers that the last reset cleared. */
export const lastAnswersRestored = /* @__PURE__ */ createAction('preferences/lastAnswersRestored');

/** The visitor pressed Donate; the payload is who gets the donation. */
export const donationChosen = /* @__PURE__ */ createAction<DonationChoice>(
  'preferences/donationChosen',
);
