import type { Competitiveness } from './Candidate';

/** What a visitor reads for each rating of a race, from the most to the least open. */
export const competitivenessLabels: Readonly<Record<Competitiveness, string>> = {
  tossup: 'Toss-up',
  lean: 'Lean',
  safe: 'Safe',
};
