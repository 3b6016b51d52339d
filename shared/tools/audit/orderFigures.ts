import type { Candidate } from '@donate-impact/shared/candidates';
import { issueOptions } from '@donate-impact/shared/preferences';
import {
  impactChoices,
  type RankedCandidate,
  rankCandidates,
  type ScoringPreferences,
  spreadSize,
} from '@donate-impact/shared/scoring';

const shuffles = 100;

const ids = issueOptions.map(({ id }) => id);
const sets = Array.from({ length: 2 ** ids.length }, (_, chosen) =>
  ids.filter((_id, place) => (chosen >> place) % 2 === 1),
);

/** Every combination of issues, none among them, with every impact, unset among them: 64 times 4. */
export const everyAnswer: readonly ScoringPreferences[] = impactChoices.flatMap((impact) =>
  sets.map((issues) => ({ issues, impact })),
);

/** Everything that changes with the order of the file and with the names in it. */
export interface OrderFigures {
  /** The variants of the data file that were ranked under every answer. */
  reordered: number;
  renamed: number;
  /** Scores and ranks that differ in any of them. */
  changedRanks: number;
  /** Answers under which some order gives a spread donation to others. */
  changedRecipients: number;
}

/** Ranks variants of the data file under every answer, and counts what differs from the file as it is. */
export function orderFigures(
  candidates: readonly Candidate[],
  rank: typeof rankCandidates = rankCandidates,
): OrderFigures {
  const reordered = listOrders(candidates);
  const renamed = candidates.map((_, by) => withNamesMoved(candidates, by)).slice(1);
  let changedRanks = 0;
  let changedRecipients = 0;
  for (const answer of everyAnswer) {
    const usual = rank(candidates, answer);
    const standings = listStandings(candidates, usual);
    const orders = reordered.map((variant) => rank(variant, answer));
    const others = [
      ...orders.map((ranked) => listStandings(candidates, ranked)),
      ...renamed.map((variant) => listStandings(variant, rank(variant, answer))),
    ];
    for (const other of others)
      changedRanks += other.filter((standing, place) => standing !== standings[place]).length;
    const recipients = findRecipients(usual);
    if (orders.some((ranked) => findRecipients(ranked) !== recipients)) changedRecipients += 1;
  }
  return {
    reordered: reordered.length,
    renamed: renamed.length,
    changedRanks,
    changedRecipients,
  };
}

/** The file backwards, by name, by id, and shuffled, the same way each time. */
function listOrders(candidates: readonly Candidate[]): Candidate[][] {
  const sortedBy = (key: 'id' | 'name') =>
    candidates.toSorted((one, other) => (one[key] < other[key] ? -1 : 1));
  let seed = 1;
  const next = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed;
  };
  const shuffled = Array.from({ length: shuffles }, () =>
    candidates
      .map((candidate) => [next(), candidate] as const)
      .sort(([one], [other]) => one - other)
      .map(([, candidate]) => candidate),
  );
  return [candidates.toReversed(), sortedBy('name'), sortedBy('id'), ...shuffled];
}

/** The same races, each under the name, id and district of another. */
function withNamesMoved(candidates: readonly Candidate[], by: number): Candidate[] {
  return candidates.map((candidate, index) => {
    const { id, name, district } = candidates[(index + by) % candidates.length] ?? candidate;
    return { ...candidate, id, name, district };
  });
}

/** Score and rank of each candidate, in the order of the file. */
function listStandings(file: readonly Candidate[], ranked: readonly RankedCandidate[]) {
  const standings = new Map(
    ranked.map(({ candidate, score, rank, tied }) => [candidate.id, `${score} ${rank} ${tied}`]),
  );
  return file.map(({ id }) => standings.get(id));
}

/** Who shares a spread donation. */
function findRecipients(ranked: readonly RankedCandidate[]) {
  const recipients = ranked.slice(0, spreadSize).map(({ candidate }) => candidate.id);
  return recipients.sort().join();
}
