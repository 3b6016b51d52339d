import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Candidate } from '@donate-impact/shared/candidates';
import { rankCandidates } from '@donate-impact/shared/scoring';
import { root } from '../start/commands.mjs';
import { candidates, createAudit, folder } from './auditFigures';
import { orderFigures } from './orderFigures';

// The specification's section 9 once more, in whole numbers: fractions with one denominator, so nothing is rounded before
// the score is. bruteForce uses nothing of the code that it checks.
const weights = {
  unset: [35n, 35n, 15n, 15n],
  close: [50n, 30n, 10n, 10n],
  track: [25n, 25n, 15n, 35n],
  infra: [25n, 20n, 40n, 15n],
} as const;
const fifths = { tossup: 5n, lean: 3n, safe: 1n } as const;
const issues = ['climate', 'healthcare', 'immigration', 'economy', 'crime', 'education'];

const current = createAudit();
const { 'figures.json': figures, 'scores.json': scores } = current;
const outcomes = bruteForce();
const factors = ['competitiveness', 'fundingGap', 'time', 'issueMatch'] as const;

it.each(['figures.json', 'scores.json'] as const)(
  'the committed %s is what the scoring code gives now (npm run audit-figures -w remote-marketing)',
  (name) => {
    expect(JSON.parse(readFileSync(join(folder, name), 'utf8'))).toEqual(current[name]);
  },
);

describe('a count written apart from the scoring code, in exact fractions,', () => {
  it('gives every candidate the same score under every answer', () => {
    expect(scores.answers.map(({ percent }) => percent)).toEqual(
      outcomes.map(({ standings }) => standings.map(({ percent }) => percent)),
    );
    expect(scores.answers.map(({ issues, impact }) => [impact ?? 'unset', issues])).toEqual(
      outcomes.map(({ impact, chosen }) => [impact, chosen]),
    );
  });

  it('gives every candidate the same places, best and worst', () => {
    for (const { id, ...counted } of figures.candidates) {
      const own = outcomes.map((outcome) => findStanding(outcome, id));
      const ranks = own.map(({ rank }) => rank);
      const percents = own.map(({ percent }) => percent);
      const countAt = (place: number) => ranks.filter((rank) => rank === place).length;

      expect({ id, ...counted }).toMatchObject({
        id,
        first: countAt(1),
        second: countAt(2),
        third: countAt(3),
        receives: outcomes.flatMap(findTopThree).filter((each) => each.id === id).length,
        bestRank: Math.min(...ranks),
        worstRank: Math.max(...ranks),
        bestScore: Math.max(...percents),
        worstScore: Math.min(...percents),
      });
    }
  });

  it('finds the same factors decisive', () => {
    const decided: Record<string, number> = {};
    for (const outcome of outcomes) {
      const by = findDecisive(outcome);
      decided[by] = (decided[by] ?? 0) + 1;
    }

    expect(decided).toEqual(figures.decided);
  });

  it('finds the same answers that the wizard leads to, and who is first and in the top three', () => {
    const led = outcomes.filter(({ impact, chosen }) => impact !== 'unset' && chosen.length > 0);
    const reach = (most: number) =>
      figures.candidates.filter(({ id }) =>
        led.some((each) => findStanding(each, id).rank <= most),
      );

    expect(figures.wizard).toEqual({
      answers: led.length,
      first: reach(1).length,
      topThree: reach(3).length,
    });
  });

  it('finds a tie across third place wherever the order of the file decides who receives a donation', () => {
    const tied = outcomes.filter((outcome) => {
      const third = findTopThree(outcome).at(-1)?.percent ?? 0;
      return outcome.standings.filter(({ percent }) => percent >= third).length > 3;
    });

    expect(figures.order.changedRecipients).toBe(tied.length);
  });
});

it('ranks nobody differently when the file is in another order or the names are exchanged', () => {
  expect(figures.order).toMatchObject({ reordered: 103, renamed: 23, changedRanks: 0 });
});

it.each<[string, (candidate: Candidate, place: number) => boolean]>([
  ['a name', ({ name }) => name < 'F'],
  ['an id', ({ id }) => id === 'okonjo'],
  ['a district', ({ district }) => district.includes('Bay')],
  ['the place in the file', (_, place) => place === 0],
])('would notice a ranking that depends on %s', (_, isFavored) => {
  const { changedRanks } = orderFigures(candidates.slice(0, 3), (all, answer) =>
    rankCandidates(
      all.map((candidate, place) =>
        isFavored(candidate, place) ? { ...candidate, timeToElectionDays: 0 } : candidate,
      ),
      answer,
    ),
  );

  expect(changedRanks).toBeGreaterThan(0);
});

function findStanding({ standings }: Outcome, id: string) {
  const found = standings.find((standing) => standing.id === id);
  if (!found) throw new Error(`No standing of ${id}`);
  return found;
}

/** The best three, equal ones in the order of the file. */
function findTopThree({ standings }: Outcome) {
  return standings.toSorted((one, other) => other.percent - one.percent).slice(0, 3);
}

function findDecisive({ standings }: Outcome) {
  const [leader, ...shared] = standings.filter(({ rank }) => rank === 1);
  if (!leader || shared.length > 0) return 'shared';
  const decisive = new Set<number>();
  for (const second of standings.filter(({ rank }) => rank === 2)) {
    const leads = leader.terms.map(
      (term, factor) =>
        term * second.denominator - (second.terms[factor] ?? 0n) * leader.denominator,
    );
    for (const [factor, points] of leads.entries())
      if (leads.every((other) => points >= other)) decisive.add(factor);
  }
  const [factor = -1, ...others] = decisive;
  return others.length > 0 ? 'several' : (factors[factor] ?? '');
}

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

interface Outcome {
  impact: keyof typeof weights;
  chosen: string[];
  /** In the order of the file. */
  standings: Standing[];
}

/** Ranks the data file under all 256 answers. */
function bruteForce(): Outcome[] {
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
