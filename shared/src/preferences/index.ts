export { type Answers, type Impact, isUnanswered, type Step, type Strategy } from './Answers';
export { impactOptions } from './impactOptions';
export { issueOptions, type Option } from './issueOptions';
export { type DonationChoice, initialPreferences, type PreferencesState } from './PreferencesState';
export { parseCarriedPreferences } from './parseCarriedPreferences';
export {
  donationChosen,
  impactChosen,
  issueToggled,
  lastAnswersRestored,
  preferencesLoaded,
  selectionCleared,
  startedOver,
  startOverUndone,
  stepReached,
  strategyChosen,
  wizardEntered,
  wizardRetried,
} from './preferencesActions';
export { preferencesReducer } from './preferencesReducer';
export {
  canProceed,
  type RootState,
  selectAnswers,
  selectCanUndo,
  selectLastAnswers,
  selectPreferences,
  selectSelectedIds,
  selectSelection,
} from './preferencesSelectors';
export {
  browserStorage,
  type PreferencesStorage,
  persistPreferences,
  readStoredPreferences,
  type StoredPreferences,
  storageKey,
} from './preferencesStorage';
export { decodePreferences, encodePreferences } from './shareFragment';
export { strategyOptions } from './strategyOptions';
export { impactShortLabels, summariseAnswers } from './summariseAnswers';
export { useAppDispatch, useAppSelector } from './useAppSelector';
