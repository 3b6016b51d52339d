import type { FactorName } from '@donate-impact/shared/scoring';

/** The factors in the order in which the terms of a score are added. */
export const factors: readonly FactorName[] = [
  'competitiveness',
  'fundingGap',
  'time',
  'issueMatch',
];
