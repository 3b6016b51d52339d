import type { FactorName } from '@donate-impact/shared/scoring';

/** The factors in the order of the score's sum. */
export const factorNames: readonly FactorName[] = [
  'competitiveness',
  'fundingGap',
  'time',
  'issueMatch',
];
