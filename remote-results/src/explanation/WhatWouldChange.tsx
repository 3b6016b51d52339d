import { formatFunds } from '@donate-impact/shared/candidates';
import {
  type Change,
  gapSentence,
  type RankedCandidate,
  type ScoringPreferences,
  whatWouldChange,
} from '@donate-impact/shared/scoring';

interface WhatWouldChangeProps {
  candidate: RankedCandidate;
  /** The whole list, in the order of the ranks. */
  ranked: readonly RankedCandidate[];
  preferences: ScoringPreferences;
}

/**
 * Lets a candidate pass the one above, or the second take the first place: solved from the formula, in round figures,
 * each of which is enough by itself.
 */
export function WhatWouldChange({ candidate, ranked, preferences }: WhatWouldChangeProps) {
  // Tied candidates do not have to pass each other.
  const above = ranked.findLast(({ score }) => score > candidate.score);
  const next = ranked.find((other) => other.candidate.id !== candidate.candidate.id);
  const [lower, upper] = above ? [candidate, above] : [next, candidate];
  if (!lower) return <p>No one else is ranked, so there is no one to pass.</p>;

  const { needs, changes } = whatWouldChange(lower, upper, preferences);
  const gap = gapSentence(lower.candidate.name, upper.candidate.name, needs);
  return (
    <>
      {!above && <p>First place goes to whoever passes {candidate.candidate.name}.</p>}
      <p>{changes.length === 0 ? `${gap}: no single change would do it.` : `${gap}, by any of:`}</p>
      <ul>
        {changes.map((change) => (
          <li key={change.factor}>{describeChange(change)}</li>
        ))}
      </ul>
    </>
  );
}

const roundDollars = 100_000;
const roundDays = 5;

/** A change in round figures, rounded up so that it is still enough. */
export function describeChange(change: Change): string {
  if (change.factor === 'fundingGap') {
    const dollars = Math.ceil((change.to - change.from) / roundDollars) * roundDollars;
    return `the opponent raising about ${formatFunds(dollars)} more`;
  }
  if (change.factor === 'time') {
    const days = Math.ceil((change.from - change.to) / roundDays) * roundDays;
    // Not sooner than today.
    if (days > roundDays && days <= change.from) return `an election about ${days} days sooner`;
  }
  return change.text;
}
