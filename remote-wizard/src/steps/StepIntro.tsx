import type { Step } from '@donate-impact/shared/preferences';
import { donationAmount } from '@donate-impact/shared/scoring';

/** What a step's answer is used for. */
export function StepIntro({ step }: { step: Step }) {
  return <p>{intros[step]}</p>;
}

const intros: Record<Step, string> = {
  0: 'The more of your issues a candidate names as a priority, the higher the score. The data does not say which side a candidate takes.',
  1: 'A score adds up four factors. Your choice sets how much each one counts.',
  2: `This decides who gets the $${donationAmount} demo donation. It does not change any score.`,
};
