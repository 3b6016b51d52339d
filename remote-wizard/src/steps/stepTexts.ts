import type { Step } from '@donate-impact/shared/preferences';
import { donationAmount } from '@donate-impact/shared/scoring';

/** The words of each step: in the list of steps, in the heading, above the choices, and beside Next while it is disabled. */
export const stepTexts = {
  0: {
    name: 'Issues',
    question: 'Which issues matter to you?',
    legend: 'Choose one or more issues',
    missing: 'Choose at least one issue to continue.',
  },
  1: {
    name: 'Impact',
    question: 'What kind of impact do you want?',
    legend: 'What should count most in the score?',
    missing: 'Choose a kind of impact to continue.',
  },
  2: {
    name: 'Strategy',
    question: 'How do you want to donate?',
    legend: `How should your $${donationAmount} be split? The scores stay the same.`,
    missing: 'Choose a strategy to see your matches.',
  },
} satisfies Record<Step, object>;
