import type { Step } from '@donate-impact/shared/preferences';

interface StepText {
  /** In the list of steps. */
  name: string;
  question: string;
  /** Why Next is disabled. */
  missing: string;
}

/** The words of each step, in order. */
export const stepTexts: Record<Step, StepText> = {
  0: {
    name: 'Issues',
    question: 'Which issues matter to you?',
    missing: 'Choose at least one issue to continue.',
  },
  1: {
    name: 'Impact',
    question: 'What kind of impact do you want?',
    missing: 'Choose a kind of impact to continue.',
  },
  2: {
    name: 'Strategy',
    question: 'How do you want to donate?',
    missing: 'Choose a strategy to see your matches.',
  },
};

/** The heading of a step in its two parts, the step first: "Step 2 of 3:" and the question. */
export function stepHeading(step: Step): { place: string; question: string } {
  return { place: `Step ${step + 1} of 3:`, question: stepTexts[step].question };
}
