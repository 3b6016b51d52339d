import { aCandidate } from '../testing/aCandidate';
import { calculateFactors } from './calculateFactors';

it.each([
  ['tossup', 1],
  ['lean', 0.6],
  ['safe', 0.2],
] as const)('values a %s race at %d', (competitiveness, value) => {
  expect(calculateFactors(aCandidate({ competitiveness }), []).competitiveness).toBe(value);
});

it.each([
  [1_000_000, 2_000_000, 0.5],
  [1_200_000, 3_000_000, 0.6],
  [0, 2_000_000, 1],
  [2_000_000, 2_000_000, 0],
  [3_000_000, 1_000_000, 0],
  [0, 0, 0],
  [0, 0.4, 0.4],
])('values $%d against $%d at a gap of %d', (us, them, value) => {
  expect(calculateFactors(aCandidate({ funding: { us, them } }), []).fundingGap).toBe(value);
});

it.each([
  [365, 0],
  [400, 0],
  [73, 0.8],
  [0, 1],
  [-1, 1],
  [-400, 1],
])('values %d days at %d', (timeToElectionDays, value) => {
  expect(calculateFactors(aCandidate({ timeToElectionDays }), []).time).toBe(value);
});

it.each([
  [[], 0],
  [['climate'], 1],
  [['crime'], 0],
  [['climate', 'crime'], 1 / 2],
  [['climate', 'economy', 'crime'], 2 / 3],
])('matches climate and economy with %j at %d', (issues, value) => {
  expect(calculateFactors(aCandidate({ issues: ['climate', 'economy'] }), issues).issueMatch).toBe(
    value,
  );
});
