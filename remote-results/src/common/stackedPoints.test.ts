/** @jest-environment node */
import type { Candidate } from '@donate-impact/shared/candidates';
import data from '@donate-impact/shared/data/candidates.json';
import {
  explainScore,
  factorNames,
  impactChoices,
  type ScoringPreferences,
  scoreCandidate,
  scorePercent,
  type Weights,
} from '@donate-impact/shared/scoring';
import { aCandidate } from '@donate-impact/shared/testing/aCandidate';
import { stackedPoints } from './stackedPoints';

const candidates = data as Candidate[];
const issues = [...new Set(candidates.flatMap((each) => each.issues))];

it('shows the four factors in the order in which they are added', () => {
  const answers = { issues: ['climate', 'crime', 'economy'], impact: 'infra' } as const;
  const parts = stackedPoints(aCandidate(), answers);

  // 0.25 x 0.6 + 0.2 x 0.5 + 0.4 x 0.8 + 0.15 x 2/3
  expect(parts.map(({ label, points }) => [label, points])).toEqual([
    ['Competitiveness', 15],
    ['Funding gap', 10],
    ['Time to election', 32],
    ['Issue match', 10],
  ]);
});

it('rounds up where the most is missing', () => {
  const candidate = aCandidate({
    funding: { us: 1_000_000, them: 1_500_000 },
    timeToElectionDays: 100,
  });

  // 0.21 + 0.35 / 3 + 0.15 x 265 / 365 is 0.4356, shown as 44: of 21 + 11.67 + 10.89, the last two are raised.
  expect(
    stackedPoints(candidate, { issues: [], impact: null }).map(({ points }) => points),
  ).toEqual([21, 12, 11, 0]);
});

it('adds up to the shown score for every candidate and 1,000 random answers', () => {
  const random = randomNumbers(16);
  let checked = 0;

  for (let round = 0; round < 1000; round += 1) {
    const answers = randomAnswers(random);
    for (const candidate of candidates) {
      expectToAddUp(candidate, answers);
      checked += 1;
    }
  }

  expect(checked).toBe(24_000);
});

it('adds up to the shown score for every candidate and 1,000 random weights', () => {
  const random = randomNumbers(17);

  for (let round = 0; round < 1000; round += 1)
    for (const candidate of candidates)
      expectToAddUp(candidate, randomAnswers(random), randomWeights(random));
});

function expectToAddUp(candidate: Candidate, answers: ScoringPreferences, weights?: Weights) {
  const parts = stackedPoints(candidate, answers, weights);
  const { lines } = explainScore(candidate, answers, weights);

  const shown = scorePercent(scoreCandidate(candidate, answers, weights));
  const isOff = parts.some(({ points }, index) => {
    const exact = (lines[index]?.points ?? 0) * 100;
    return Math.abs(points - exact) >= 1 || (exact === 0 && points !== 0);
  });
  const total = parts.reduce((sum, { points }) => sum + points, 0);
  // One comparison each, because there are 24,000 of them.
  if (total !== shown || isOff)
    expect({ id: candidate.id, answers, parts, total }).toEqual({ shown, lines });
}

function randomAnswers(random: () => number): ScoringPreferences {
  return {
    issues: issues.filter(() => random() < 0.4),
    impact: impactChoices[Math.floor(random() * impactChoices.length)] ?? null,
  };
}

function randomWeights(random: () => number): Weights {
  const shares = factorNames.map(() => random());
  const total = shares.reduce((sum, share) => sum + share, 0);
  const [competitiveness = 0, fundingGap = 0, time = 0, issueMatch = 0] = shares.map(
    (share) => share / total,
  );
  return { competitiveness, fundingGap, time, issueMatch };
}

/** The same numbers from 0 to 1 in every run: https://en.wikipedia.org/wiki/Lehmer_random_number_generator */
function randomNumbers(seed: number) {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
