import type { Leverage } from './Candidate';

/** The labels of the levels of donation leverage, from the highest to the lowest. */
export const leverageLabels: Readonly<Record<Leverage, string>> = {
  high: 'High',
  'med-high': 'Medium-high',
  medium: 'Medium',
  low: 'Low',
};
