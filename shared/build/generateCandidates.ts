import fc from 'fast-check';

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

const anyOf = fc.constantFrom;
const between = (min: number, max: number) => fc.integer({ min, max });
const hundredThousands = (most: number) => between(1, most).map((count) => count * 100_000);

// Writes fictional candidates that match the schema. The same count gives the same candidates, so that measurements can
// be repeated.
const candidate = fc.record({
  place: anyOf(...places),
  firstName: anyOf(...firstNames),
  lastName: anyOf(...lastNames),
  competitiveness: anyOf('tossup', 'lean', 'safe'),
  funding: fc.record({ us: hundredThousands(50), them: hundredThousands(80) }),
  polling: between(30, 60).chain((us) =>
    fc.record({ us: fc.constant(us), them: between(30, 95 - us), moe: between(2, 5) }),
  ),
  issues: fc.subarray(issueIds, { minLength: 1, maxLength: 3 }),
  donationLeverage: anyOf('high', 'med-high', 'medium', 'low'),
  timeToElectionDays: between(1, 400),
});

const count = Number(process.argv[2]);
if (!Number.isInteger(count) || count < 0) {
  console.error(
    'Specify how many: npx tsx shared/build/generateCandidates.ts 10000 > candidates.json',
  );
  process.exit(1);
}
const sample = fc.sample(fc.noBias(candidate), { numRuns: count, seed: 20_260_101 });
process.stdout.write(`${JSON.stringify(sample.map(complete))}\n`);

function complete({ place, firstName, lastName, ...rest }: (typeof sample)[number], index: number) {
  const number = index + 1;
  const district = `${place}, District ${number}`;
  return {
    id: `candidate-${number}`,
    name: `${firstName} ${lastName}`,
    district,
    ...rest,
    profile: `${district} is made up for measuring how the site copes with long lists. Nobody lives there, and every number about it was drawn at random from a fixed seed.`,
    site: `https://candidate-${number}.example.org/`,
  };
}
