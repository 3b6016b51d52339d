import type { Step } from '@donate-impact/shared/preferences';
import { donationAmount } from '@donate-impact/shared/scoring';

interface StepText {
  /** In the list of steps. */
  name: string;
  question: string;
  intro: string;
  /** Why Next is disabled. */
  missing: string;
}

/** The words of each step, in order. */
export const stepTexts: Record<Step, StepText> = {
  0: {
    name: 'Issues',
    question: 'Which issues matter to you?',
    intro:
      'Candidates who list more of your issues score higher. The data does not say which side they take.',
    missing: 'Choose at least one issue to continue.',
  },
  1: {
    name: 'Impact',
    question: 'What kind of impact do you want?',
    intro: 'Your choice decides what counts most in a score.',
    missing: 'Choose a kind of impact to continue.',
  },
  2: {
    name: 'Strategy',
    question: 'How do you want to donate?',
    intro: `This decides who gets the $${donationAmount}. It changes no score.`,
    missing: 'Choose a strategy to see your matches.',
  },
};
