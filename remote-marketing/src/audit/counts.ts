import type { Competitiveness } from '@donate-impact/shared/candidates';
import figures from './figures.json';

export type AuditedCandidate = (typeof figures.candidates)[number] & {
  rating: Competitiveness;
};

const { answers } = figures;
const candidates: readonly AuditedCandidate[] = figures.candidates as AuditedCandidate[];

export const topThree = ({ first, second, third }: AuditedCandidate) => first + second + third;

/** Those most often in the top three before the others, and of these, those most often first. */
export const byPlaces = [...candidates].sort(
  (one, other) => topThree(other) - topThree(one) || other.first - one.first,
);

/** The candidates who come first, most often first of all. */
export const leaders = candidates
  .filter(({ first }) => first > 0)
  .sort((one, other) => other.first - one.first);

/** Who reaches the top three at least once. */
export const reaching = byPlaces.filter((each) => topThree(each) > 0);

/** The share of all answers: "64%". */
export function formatShare(count: number): string {
  const percent = (count / answers) * 100;
  return percent > 0 && percent < 1 ? '< 1%' : `${Math.round(percent)}%`;
}

/** A number of answers with its share of all: "163 of 256 answers (64%)". */
export const formatCount = (count: number) =>
  `${count} of ${answers} answers (${formatShare(count)})`;

/** Who is in the top three without a share of a spread donation, because a tie leaves that to the order of the file. */
export const passedOver = candidates
  .map((each) => ({ name: each.name, times: topThree(each) - each.receives }))
  .filter(({ times }) => times > 0)
  .sort((one, other) => other.times - one.times);
