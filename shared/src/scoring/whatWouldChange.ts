import type { Candidate, Competitiveness } from '../candidates/Candidate';
import { matchedIssues } from './calculateFactors';
import { groupDigits } from './groupDigits';
import type { RankedCandidate } from './rankCandidates';
import { type ScoringPreferences, scoreCandidate } from './scoreCandidate';
import { getWeights, type Weights } from './weights';

/** One change of one factor that is enough by itself; `text` names it: "a toss-up rating". */
export type Improvement = { text: string } & (
  | { factor: 'competitiveness'; from: Competitiveness; to: Competitiveness }
  /** The opponent's dollars. */
  | { factor: 'fundingGap'; from: number; to: number }
  /** Days to the election. */
  | { factor: 'time'; from: number; to: number }
  /** The number of the visitor's issues that the candidate lists. */
  | { factor: 'issueMatch'; from: number; to: number }
);

/**
 * The score that the lower candidate lacks to rank above the higher one, and every change that is enough by itself.
 */
export interface WhatWouldChange {
  needs: number;
  improvements: Improvement[];
}

/** True if the lower candidate, changed this way, would score higher than the other after rounding. */
type Passes = (changed: Partial<Candidate>) => boolean;

/** The largest dollar amount that the data file may contain. */
const mostDollars = 100_000_000_000;

/**
 * The smallest change of each single factor that lifts the lower candidate's rounded score above the higher's,
 * to the dollar, the day, the rating and the issue; a factor that cannot do it alone is left out.
 */
export function whatWouldChange(
  below: RankedCandidate,
  above: RankedCandidate,
  preferences: ScoringPreferences,
  weights: Readonly<Weights> = getWeights(preferences.impact),
): WhatWouldChange {
  const target = scoreCandidate(above.candidate, preferences, weights);
  const current = scoreCandidate(below.candidate, preferences, weights);
  if (current > target) return { needs: 0, improvements: [] };
  const passes: Passes = (changed) =>
    scoreCandidate({ ...below.candidate, ...changed }, preferences, weights) > target;
  const improvements = [
    improveRating(below.candidate, passes),
    improveFunding(below.candidate, passes),
    improveTime(below.candidate, passes),
    improveIssues(below.candidate, preferences.issues, passes),
  ].filter((improvement) => improvement !== null);
  return { needs: (Math.round(target * 100) - Math.round(current * 100) + 1) / 100, improvements };
}

function improveRating({ competitiveness: from }: Candidate, passes: Passes): Improvement | null {
  const ratings: readonly Competitiveness[] = ['lean', 'tossup'];
  const to = ratings.find((competitiveness) => passes({ competitiveness }));
  if (to === undefined) return null;
  return {
    factor: 'competitiveness',
    from,
    to,
    text: to === 'tossup' ? 'a toss-up rating' : 'a lean rating',
  };
}

function improveFunding(
  { funding: { us, them: from } }: Candidate,
  passes: Passes,
): Improvement | null {
  const more = leastStep(Math.floor(mostDollars - from), (dollars) =>
    passes({ funding: { us, them: from + dollars } }),
  );
  if (more === null) return null;
  const text = `the opponent raising $${groupDigits(more)} more`;
  return { factor: 'fundingGap', from, to: from + more, text };
}

function improveTime({ timeToElectionDays: from }: Candidate, passes: Passes): Improvement | null {
  const sooner = leastStep(Math.floor(from), (days) => passes({ timeToElectionDays: from - days }));
  if (sooner === null) return null;
  const text = `an election ${sooner} ${sooner === 1 ? 'day' : 'days'} sooner`;
  return { factor: 'time', from, to: from - sooner, text };
}

function improveIssues(
  candidate: Candidate,
  issues: readonly string[],
  passes: Passes,
): Improvement | null {
  const from = matchedIssues(candidate, issues);
  const missing = issues.filter((issue) => !candidate.issues.includes(issue));
  const more = leastStep(missing.length, (count) =>
    passes({ issues: [...candidate.issues, ...missing.slice(0, count)] }),
  );
  if (more === null) return null;
  return {
    factor: 'issueMatch',
    from,
    to: from + more,
    text: `${more} more matching ${more === 1 ? 'issue' : 'issues'}`,
  };
}

/**
 * The smallest whole number of steps, up to `most`, that is enough. More steps never undo what fewer achieved, and
 * zero steps change nothing.
 */
function leastStep(most: number, isEnough: (steps: number) => boolean): number | null {
  if (!isEnough(most)) return null;
  let tooFew = 0;
  let enough = most;
  while (enough - tooFew > 1) {
    const middle = Math.floor((tooFew + enough) / 2);
    if (isEnough(middle)) enough = middle;
    else tooFew = middle;
  }
  return enough;
}
