export { type Answers, type Impact, isUnanswered, type Step, type Strategy } from './Answers';
export { impactOptions } from './impactOptions';
export { issueOptions, type Option } from './issueOptions';
export { type Donation, initialPreferences, type PreferencesState } from './PreferencesState';
export {
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
export { preferencesReducer } from './preferencesReducer';
export {
  canProceed,
  type RootState,
  selectAnswers,
  selectLastAnswers,
} from './preferencesSelectors';
export { persistPreferences, readStoredPreferences, storageKey } from './preferencesStorage';
export { persistForSession, readSessionPreferences } from './sessionPreferences';
export { decodePreferences, encodePreferences, isFragmentDamaged } from './shareFragment';
export { browserStorage } from './storedItems';
export { strategyOptions } from './strategyOptions';
export { useAppDispatch, useAppSelector } from './useAppSelector';
