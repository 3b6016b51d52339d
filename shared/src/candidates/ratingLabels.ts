import type { Competitiveness, Leverage } from './Candidate';

/** The labels of a race's ratings, from the most to the least open. */
export const competitivenessLabels: Readonly<Record<Competitiveness, string>> = {
  tossup: 'Toss-up',
  lean: 'Lean',
  safe: 'Safe',
};

/** The labels of the levels of donation leverage, from the highest to the lowest. */
export const leverageLabels: Readonly<Record<Leverage, string>> = {
  high: 'High',
  'med-high': 'Medium-high',
  medium: 'Medium',
  low: 'Low',
};
