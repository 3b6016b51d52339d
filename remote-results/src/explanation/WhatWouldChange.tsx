import { countDays, formatFunds } from '@donate-impact/shared/candidates';
import {
  type Improvement,
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

/** What lets a candidate pass the one above, or the second take the first place. */
export function WhatWouldChange(props: WhatWouldChangeProps) {
  return (
    <div>
      <h3>What would change it</h3>
      <p>{describeChanges(props)}</p>
    </div>
  );
}

/** The single changes that are enough, solved from the formula, in round figures. */
function describeChanges({ candidate, ranked, preferences }: WhatWouldChangeProps): string {
  // Tied candidates do not have to pass each other.
  const above = ranked.findLast(({ score }) => score > candidate.score);
  const next = ranked.find((other) => other.candidate.id !== candidate.candidate.id);
  const [lower, upper] = above ? [candidate, above] : [next, candidate];
  if (!lower) return 'No one else is ranked, so there is no one to pass.';

  const improvements = whatWouldChange(lower, upper, preferences);
  const who = `${lower.candidate.name} (${rankInWords(lower)})`;
  const aim = above ? `pass ${upper.candidate.name}` : 'come first';
  const ways = improvements.map(describeImprovement);
  const last = ways.pop();
  if (last === undefined) return `No single change would let ${who} ${aim}.`;
  const listed = ways.length > 0 ? `${ways.join(', ')}, or ${last}` : last;
  return `${who} would ${aim} with ${listed}.`;
}

const roundDollars = 100_000;
const roundDays = 5;

/** Describes a change of a candidate's figures in round ones, rounded up so that it is still enough. */
export function describeImprovement(improvement: Improvement): string {
  const { factor, from, to } = improvement;
  if (factor === 'competitiveness') return to === 'tossup' ? 'a toss-up rating' : 'a lean rating';
  const steps = Math.abs(to - from);
  if (factor === 'fundingGap') {
    const dollars = Math.ceil(steps / roundDollars) * roundDollars;
    return `an opponent who has ${formatFunds(dollars)} more`;
  }
  if (factor === 'issueMatch') return `${inWords(steps)} more of your issues`;
  const days = Math.ceil(steps / roundDays) * roundDays;
  // Not sooner than today.
  const isRound = days > roundDays && days <= from;
  return `an election ${isRound ? `about ${days} days` : countDays(steps)} sooner`;
}

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

function inWords(count: number): string {
  return numbers[count] ?? `${count}`;
}
