import type { Step } from '@donate-impact/shared/preferences';
import {
  donationAmount,
  factorLabels,
  factorNames,
  weightRows,
} from '@donate-impact/shared/scoring';
import { weightText } from '../weights/weightText';

/** What a step's answer is used for. */
export function StepIntro({ step }: { step: Step }) {
  return <p>{intros[step]}</p>;
}

const defaultWeights = factorNames
  .map(
    (factor) => `${factorLabels[factor].toLowerCase()} ${weightText(weightRows.default[factor])}`,
  )
  .join(', ');

const intros: Record<Step, string> = {
  0: 'The more of your issues a candidate lists, the higher the score.',
  1: `A score is the sum of four factors. Your choice changes only how much each one counts. Without a choice: ${defaultWeights}.`,
  2: `This decides who gets the $${donationAmount} demo donation. It does not change any score.`,
};
