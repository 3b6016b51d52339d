import fc from 'fast-check';
import type { Candidate } from '../candidates/Candidate';
import { aCandidate } from '../testing/aCandidate';
import { anyCandidate, anyScoringPreferences } from '../testing/anyCandidate';
import { scoreCandidate, scorePercent, weightedSum } from './scoreCandidate';

// Values that pin the rounding and the order of the terms: any other order moves one of the sums.
const vectors: [Partial<Candidate>, string[], null | 'close' | 'track' | 'infra', number][] = [
  [
    { competitiveness: 'tossup', funding: { us: 0, them: 1 }, timeToElectionDays: 0 },
    ['climate'],
    null,
    1,
  ],
  [
    { competitiveness: 'safe', funding: { us: 1, them: 0 }, timeToElectionDays: 365 },
    ['crime'],
    null,
    0.07,
  ],
  [
    { competitiveness: 'tossup', funding: { us: 1, them: 2 }, timeToElectionDays: 73 },
    ['climate'],
    null,
    0.8,
  ],
  [
    { competitiveness: 'lean', funding: { us: 9, them: 10 }, timeToElectionDays: 365 },
    [],
    null,
    0.25,
  ],
  [
    { competitiveness: 'tossup', funding: { us: 3, them: 4 }, timeToElectionDays: 219 },
    [],
    'close',
    0.62,
  ],
];

it.each(vectors)('scores %j with issues %j under %s at %d', (said, issues, impact, score) => {
  expect(scoreCandidate(aCandidate(said), { issues, impact })).toBe(score);
});

it('adds the terms in the order competitiveness, funding gap, time, issue match', () => {
  const factors = { competitiveness: 0.2, fundingGap: 0.7, time: 0.1, issueMatch: 0.3 };
  const ones = { competitiveness: 1, fundingGap: 1, time: 1, issueMatch: 1 };

  expect(weightedSum(factors, ones)).toBe(0.2 + 0.7 + 0.1 + 0.3);
  expect(weightedSum(factors, ones)).not.toBe(0.3 + 0.1 + 0.7 + 0.2);
});

it.each([
  [0.57, 57],
  [0.58, 58],
  [0.29, 29],
  [0, 0],
  [1, 100],
])('shows a score of %d as %d percent', (score, percent) => {
  expect(scorePercent(score)).toBe(percent);
});

it('stays between 0 and 1 with two decimals', () => {
  fc.assert(
    fc.property(anyCandidate, anyScoringPreferences, (candidate, preferences) => {
      const score = scoreCandidate(candidate, preferences);

      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(1);
      expect(Number(score.toFixed(2))).toBe(score);
    }),
  );
});
