import { formatFunds } from '@donate-impact/shared/candidates';
import {
  type Change,
  type RankedCandidate,
  rankInWords,
  type ScoringPreferences,
  whatWouldChange,
} from '@donate-impact/shared/scoring';

interface WhatWouldChangeProps {
  candidate: RankedCandidate;
  /** The whole list, in the order of the ranks. */
  ranked: readonly RankedCandidate[];
  preferences: ScoringPreferences;
}

/** Lets a candidate pass the one above, or the second take the first place: solved from the formula, in round figures. */
export function WhatWouldChange({ candidate, ranked, preferences }: WhatWouldChangeProps) {
  // Tied candidates do not have to pass each other.
  const above = ranked.findLast(({ score }) => score > candidate.score);
  const next = ranked.find((other) => other.candidate.id !== candidate.candidate.id);
  const [lower, upper] = above ? [candidate, above] : [next, candidate];
  if (!lower) return <p>No one else is ranked, so there is no one to pass.</p>;

  const { needs, changes } = whatWouldChange(lower, upper, preferences);
  const points = Math.round(needs * 100);
  const who = `${lower.candidate.name}, ${rankInWords(lower)},`;
  const does = above ? `pass ${upper.candidate.name}` : 'take first place';
  const needed = `${points} more ${points === 1 ? 'point' : 'points'}`;
  const ways = changes.map((change) => describeChange(change, lower.candidate.name));
  return <p>{`${who} would ${does} with ${needed}${listChanges(ways)}.`}</p>;
}

function listChanges(changes: readonly string[]): string {
  if (changes.length === 0) return '; no single change would be enough';
  const last = changes.slice(-1);
  const earlier = changes.slice(0, -1).join(', ');
  return `: for example, ${[earlier, ...last].filter(Boolean).join(', or ')}`;
}

const roundDollars = 100_000;
const roundDays = 5;

/** A change of a candidate's figures in round ones, rounded up so that it is still enough. */
export function describeChange(change: Change, name: string): string {
  if (change.factor === 'fundingGap') {
    const dollars = Math.ceil((change.to - change.from) / roundDollars) * roundDollars;
    return `if ${name}’s opponent raised about ${formatFunds(dollars)} more`;
  }
  if (change.factor === 'time') {
    const days = Math.ceil((change.from - change.to) / roundDays) * roundDays;
    // Not sooner than today.
    if (days > roundDays && days <= change.from)
      return `with an election about ${days} days sooner`;
  }
  return `with ${change.text}`;
}
