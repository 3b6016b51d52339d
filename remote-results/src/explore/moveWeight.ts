import { type FactorName, factorNames, type Weights } from '@donate-impact/shared/scoring';

/** Gives a factor another weight, from 0 to 1: the others share the rest in their proportions, or evenly if they had none. */
export function moveWeight(weights: Weights, moved: FactorName, weight: number): Weights {
  const others = factorNames.filter((factor) => factor !== moved);
  const before = others.reduce((sum, factor) => sum + weights[factor], 0);
  const shares = others.map((factor) => {
    const share = before > 0 ? weights[factor] / before : 1 / others.length;
    return [factor, share * (1 - weight)];
  });
  return { ...weights, ...Object.fromEntries(shares), [moved]: weight };
}

export function areSameWeights(one: Weights, other: Weights): boolean {
  return factorNames.every((factor) => one[factor] === other[factor]);
}
