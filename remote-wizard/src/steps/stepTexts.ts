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
      'The more of your issues a candidate names as a priority, the higher the score. The data does not say which side a candidate takes.',
    missing: 'Choose at least one issue to continue.',
  },
  1: {
    name: 'Impact',
    question: 'What kind of impact do you want?',
    intro: 'A score adds up four factors. Your choice sets how much each one counts.',
    missing: 'Choose a kind of impact to continue.',
  },
  2: {
    name: 'Strategy',
    question: 'How do you want to donate?',
    intro: `This decides who gets the $${donationAmount} demo donation. It does not change any score.`,
    missing: 'Choose a strategy to see your matches.',
  },
};
