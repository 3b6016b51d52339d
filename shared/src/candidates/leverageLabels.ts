import type { Leverage } from './Candidate';

/** What a visitor reads for each level of donation leverage, from the highest to the lowest. */
export const leverageLabels: Readonly<Record<Leverage, string>> = {
  high: 'High',
  'med-high': 'Medium-high',
  medium: 'Medium',
  low: 'Low',
};
