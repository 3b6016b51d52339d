import type { Competitiveness } from './Candidate';

/** The labels of a race's ratings, from the most to the least open. */
export const competitivenessLabels: Readonly<Record<Competitiveness, string>> = {
  tossup: 'Toss-up',
  lean: 'Lean',
  safe: 'Safe',
};
