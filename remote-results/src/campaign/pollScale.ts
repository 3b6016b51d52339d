import type { Candidate } from '@donate-impact/shared/candidates';

export interface PollScale {
  min: number;
  max: number;
}

const close: PollScale = { min: 30, max: 70 };
const whole: PollScale = { min: 0, max: 100 };

/** One scale for every chart of a list, 30 to 70 percent; the whole range where a whisker would leave it. */
export function pollScale({ us, them, moe }: Candidate['polling']): PollScale {
  const fits = Math.min(us, them) - moe >= close.min && Math.max(us, them) + moe <= close.max;
  return fits ? close : whole;
}

/** Where a value stands on the scale, as an SVG length in percent; what lies outside stands at the edge. */
export function placeOn({ min, max }: PollScale, value: number): string {
  const share = (value - min) / (max - min);
  return `${Number((Math.min(1, Math.max(0, share)) * 100).toFixed(2))}%`;
}
