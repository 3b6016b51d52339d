import type { Step } from '@donate-impact/shared/preferences';
import {
  donationAmount,
  factorLabels,
  factorNames,
  weightRows,
} from '@donate-impact/shared/scoring';
import { weightText } from '../weights/weightText';

/** What the answer of a step is used for. */
export function StepIntro({ step }: { step: Step }) {
  return <p>{intros[step]}</p>;
}

const usual = factorNames
  .map(
    (factor) => `${factorLabels[factor].toLowerCase()} ${weightText(weightRows.default[factor])}`,
  )
  .join(', ');

const intros: Record<Step, string> = {
  0: 'A candidate scores higher the more of your issues they list.',
  1: `A score adds up four factors. Your choice changes only how much each one counts. Without a choice: ${usual}.`,
  2: `This decides who gets the demo donation of $${donationAmount}. It changes no score.`,
};
