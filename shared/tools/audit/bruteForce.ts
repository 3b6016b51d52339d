import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../start/commands.mjs';

// The specification's section 9 once more, in whole numbers: fractions with one denominator, so nothing is rounded before
// the score is. Nothing here comes from the code that it checks.
const weights = {
  unset: [35n, 35n, 15n, 15n],
  close: [50n, 30n, 10n, 10n],
  track: [25n, 25n, 15n, 35n],
  infra: [25n, 20n, 40n, 15n],
} as const;
const fifths = { tossup: 5n, lean: 3n, safe: 1n } as const;
const issues = ['climate', 'healthcare', 'immigration', 'economy', 'crime', 'education'];

interface Race {
  id: string;
  competitiveness: keyof typeof fifths;
  funding: { us: number; them: number };
  timeToElectionDays: number;
  issues: string[];
}

interface Standing {
  id: string;
  percent: number;
  rank: number;
  /** The four terms, over one denominator. */
  terms: bigint[];
  denominator: bigint;
}

export interface Outcome {
  impact: keyof typeof weights;
  chosen: string[];
  /** In the order of the file. */
  standings: Standing[];
}

/** Ranks the data file under all 256 answers. */
export function bruteForce(): Outcome[] {
  const races: Race[] = JSON.parse(readFileSync(join(root, 'shared/data/candidates.json'), 'utf8'));
  const outcomes: Outcome[] = [];
  for (const impact of ['unset', 'close', 'track', 'infra'] as const)
    for (let set = 0; set < 64; set += 1) {
      const chosen = issues.filter((_, bit) => set & (1 << bit));
      const scored = races.map((race) => ({
        id: race.id,
        ...calculateScore(race, impact, chosen),
      }));
      const standings = scored.map((own) => ({
        ...own,
        rank: 1 + scored.filter(({ percent }) => percent > own.percent).length,
      }));
      outcomes.push({ impact, chosen, standings });
    }
  return outcomes;
}

function calculateScore(race: Race, impact: keyof typeof weights, chosen: string[]) {
  const [ratingWeight, gapWeight, timeWeight, issueWeight] = weights[impact];
  const [us, them] = [BigInt(race.funding.us), BigInt(race.funding.them)];
  const larger = [us, them, 1n].reduce((most, each) => (each > most ? each : most));
  const missing = them > us ? them - us : 0n;
  const days = Math.max(0, Math.min(365, race.timeToElectionDays));
  const matched = BigInt(chosen.filter((issue) => race.issues.includes(issue)).length);
  const asked = BigInt(Math.max(1, chosen.length));
  // Every numerator is over 5 · larger · 365 · asked.
  const terms = [
    ratingWeight * fifths[race.competitiveness] * larger * 365n * asked,
    gapWeight * missing * 5n * 365n * asked,
    timeWeight * BigInt(365 - days) * 5n * larger * asked,
    issueWeight * matched * 5n * larger * 365n,
  ];
  const denominator = 5n * larger * 365n * asked;
  const sum = terms.reduce((total, term) => total + term, 0n);
  return { percent: Number((2n * sum + denominator) / (2n * denominator)), terms, denominator };
}
