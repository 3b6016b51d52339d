import { pathToFileURL } from 'node:url';

const issueIds = [
  'climate',
  'healthcare',
  'immigration',
  'economy',
  'crime',
  'education',
  'labor',
  'renewables',
  'small-business',
  'housing',
  'manufacturing',
  'tourism',
];
const firstNames = ['Alma', 'Bruno', 'Cleo', 'Dario', 'Edda', 'Fabian', 'Greta', 'Hamza', 'Ines'];
const lastNames = ['Aldane', 'Brisco', 'Corvane', 'Dunmere', 'Eskola', 'Farrow-Lund', 'Gorrin'];
const places = ['Amber Reach', 'Birch Hollow', 'Copper Strand', 'Drift Harbor', 'Echo Plain'];

/**
 * Generates the given number of fictional candidates that match the schema. The same number gives the same
 * candidates, so that measurements can be repeated.
 *
 * @param {number} count
 */
export function generateCandidates(count) {
  const random = seededRandom(20_260_101);
  /** @type {<T>(values: readonly T[]) => T} */
  const pick = (values) => /** @type {never} */ (values[Math.floor(random() * values.length)]);
  /** @param {number} least @param {number} most */
  const between = (least, most) => least + Math.floor(random() * (most - least + 1));
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    const district = `${pick(places)}, District ${number}`;
    const us = between(30, 60);
    return {
      id: `candidate-${number}`,
      name: `${pick(firstNames)} ${pick(lastNames)}`,
      district,
      competitiveness: pick(['tossup', 'lean', 'safe']),
      funding: { us: between(1, 50) * 100_000, them: between(1, 80) * 100_000 },
      polling: { us, them: between(30, 95 - us), moe: between(2, 5) },
      issues: [...new Set([pick(issueIds), pick(issueIds), pick(issueIds)])],
      donationLeverage: pick(['high', 'med-high', 'medium', 'low']),
      timeToElectionDays: between(1, 400),
      profile: `${district} is made up for measuring how the site copes with long lists. Nobody lives there, and every number about it was drawn at random from a fixed seed.`,
      site: `https://candidate-${number}.example.org/`,
    };
  });
}

// mulberry32: small and reproducible, unlike Math.random.
/** @param {number} seed */
function seededRandom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const count = Number(process.argv[2]);
  if (!Number.isInteger(count) || count < 0) {
    console.error(
      'Specify how many: node shared/packages/build/generateCandidates.mjs 10000 > candidates.json',
    );
    process.exit(1);
  }
  process.stdout.write(`${JSON.stringify(generateCandidates(count))}\n`);
}
