import type { Impact } from '../preferences/Answers';

/** The factors in the order in which the terms of a score are added. */
export const factorNames = ['competitiveness', 'fundingGap', 'time', 'issueMatch'] as const;

/** The name of one factor of a score. */
export type FactorName = (typeof factorNames)[number];

/** The weight of each factor of a score, 0 to 1, adding up to 1. */
export type Weights = Record<FactorName, number>;

/** The name of one row of the weight table. */
export type WeightRow = 'default' | Impact;

/** The weight table: one row for each impact approach, and the default while none is chosen. */
export const weightRows: Readonly<Record<WeightRow, Readonly<Weights>>> = {
  default: { competitiveness: 0.35, fundingGap: 0.35, time: 0.15, issueMatch: 0.15 },
  close: { competitiveness: 0.5, fundingGap: 0.3, time: 0.1, issueMatch: 0.1 },
  track: { competitiveness: 0.25, fundingGap: 0.25, time: 0.15, issueMatch: 0.35 },
  infra: { competitiveness: 0.25, fundingGap: 0.2, time: 0.4, issueMatch: 0.15 },
};

const rowLabels: Readonly<Record<WeightRow, string>> = {
  default: 'No impact chosen',
  close: 'Close races',
  track: 'Track records',
  infra: 'Movement infrastructure',
};

/** The impact that selects each row of the weight table, in order; null means none chosen. */
export const impactChoices: readonly (Impact | null)[] = /* @__PURE__ */ Object.keys(
  weightRows,
).map((row) => (row === 'default' ? null : (row as Impact)));

/** The name of an impact's row of weights; null is the default row. */
export function impactRowLabel(impact: Impact | null): string {
  return rowLabels[impact ?? 'default'];
}

/** The weights of an impact approach; the default row while none is chosen. */
export function getWeights(impact: Impact | null): Readonly<Weights> {
  return weightRows[impact ?? 'default'];
}
