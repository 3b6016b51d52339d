import type { Impact } from '../preferences/Answers';

/** The weight of each factor of a score, 0 to 1, all four 1 together, in the order in which the terms are added. */
export interface Weights {
  competitiveness: number;
  fundingGap: number;
  time: number;
  issueMatch: number;
}

/** The name of one factor of a score. */
export type FactorName = keyof Weights;

/** The factors in the order in which the terms of a score are added. */
export const factorNames: readonly FactorName[] = [
  'competitiveness',
  'fundingGap',
  'time',
  'issueMatch',
];

/** What chooses each row of the table of weights, in its order; null is no impact chosen. */
export const impactChoices: readonly (Impact | null)[] = [null, 'close', 'track', 'infra'];

/** The name of one row of the table of weights. */
export type WeightRow = 'default' | Impact;

/** The table of weights: one row for each impact approach, and the default while none is chosen. */
export const weightRows: Readonly<Record<WeightRow, Readonly<Weights>>> = {
  default: { competitiveness: 0.35, fundingGap: 0.35, time: 0.15, issueMatch: 0.15 },
  close: { competitiveness: 0.5, fundingGap: 0.3, time: 0.1, issueMatch: 0.1 },
  track: { competitiveness: 0.25, fundingGap: 0.25, time: 0.15, issueMatch: 0.35 },
  infra: { competitiveness: 0.25, fundingGap: 0.2, time: 0.4, issueMatch: 0.15 },
};

/** The weights that an impact approach stands for; the default row while none is chosen. */
export function weightsFor(impact: Impact | null): Readonly<Weights> {
  return weightRows[impact ?? 'default'];
}
