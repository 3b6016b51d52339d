import type { CandidateId } from '../candidates/Candidate';
import type { Answers, Step } from './Answers';

/** Who gets the donation, and where Donate was pressed; empty `ids` means no one. */
export interface Donation {
  ids: CandidateId[];
  clickedId: CandidateId | null;
  origin: 'results' | 'detail';
}

/** The state that several apps share; the answers and the step outlive the tab, `selectedCandidates` and `lastAnswers` a reload. */
export interface PreferencesState extends Answers {
  currentStep: Step;
  selectedCandidates: Donation;
  /** The answers that the last reset cleared, to be offered again. */
  lastAnswers: Answers | null;
  /** The state that Start Over cleared and that Undo restores, until the visitor continues. */
  beforeReset: {
    answers: Answers;
    step: Step;
    selectedCandidates: Donation;
    lastAnswers: Answers | null;
  } | null;
}

/** Preferences of a visitor who has answered nothing. */
export const initialPreferences: PreferencesState = {
  issues: [],
  impact: null,
  strategy: null,
  currentStep: 0,
  selectedCandidates: { ids: [], clickedId: null, origin: 'results' },
  lastAnswers: null,
  beforeReset: null,
};
