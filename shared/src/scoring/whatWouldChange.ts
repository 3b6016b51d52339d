import type { Candidate, Competitiveness } from '../candidates/Candidate';
import { matchedIssues } from './calculateFactors';
import type { RankedCandidate } from './rankCandidates';
import { type ScoringPreferences, scoreCandidate } from './scoreCandidate';

/** One change of one factor that is enough by itself. */
export type Improvement =
  | { factor: 'competitiveness'; from: Competitiveness; to: Competitiveness }
  /** The opponent's dollars, days to the election, or the number of the visitor's issues that the candidate lists. */
  | { factor: 'fundingGap' | 'time' | 'issueMatch'; from: number; to: number };

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
): Improvement[] {
  const target = scoreCandidate(above.candidate, preferences);
  const current = scoreCandidate(below.candidate, preferences);
  if (current > target) return [];
  const passes: Passes = (changed) =>
    scoreCandidate({ ...below.candidate, ...changed }, preferences) > target;
  return [
    improveRating(below.candidate, passes),
    improveFunding(below.candidate, passes),
    improveTime(below.candidate, passes),
    improveIssues(below.candidate, preferences.issues, passes),
  ].filter((improvement) => improvement !== null);
}

function improveRating({ competitiveness: from }: Candidate, passes: Passes): Improvement | null {
  const ratings: readonly Competitiveness[] = ['lean', 'tossup'];
  const to = ratings.find((competitiveness) => passes({ competitiveness }));
  return to === undefined ? null : { factor: 'competitiveness', from, to };
}

function improveFunding(
  { funding: { us, them: from } }: Candidate,
  passes: Passes,
): Improvement | null {
  const more = leastStep(Math.floor(mostDollars - from), (dollars) =>
    passes({ funding: { us, them: from + dollars } }),
  );
  return more === null ? null : { factor: 'fundingGap', from, to: from + more };
}

function improveTime({ timeToElectionDays: from }: Candidate, passes: Passes): Improvement | null {
  const sooner = leastStep(Math.floor(from), (days) => passes({ timeToElectionDays: from - days }));
  return sooner === null ? null : { factor: 'time', from, to: from - sooner };
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
  return more === null ? null : { factor: 'issueMatch', from, to: from + more };
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
