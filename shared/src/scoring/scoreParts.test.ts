import fc from 'fast-check';
import { aCandidate } from '../testing/aCandidate';
import { anyCandidate, anyScoringPreferences } from '../testing/anyCandidate';
import { explainScore } from './explainScore';
import { scoreCandidate, scorePercent } from './scoreCandidate';
import { getScoreParts, getWeightParts, nameParts } from './scoreParts';
import { getWeights, impactChoices, type Weights } from './weights';

it('shows the four factors in the order in which they are added', () => {
  const answers = { issues: ['climate', 'crime', 'economy'], impact: 'infra' } as const;
  const parts = getScoreParts(aCandidate(), answers);

  // 0.25 x 0.6 + 0.2 x 0.5 + 0.4 x 0.8 + 0.15 x 2/3
  expect(nameParts(parts)).toBe(
    'Competitiveness 15 of 25, Funding gap 10 of 20, Time 32 of 40, Issues 10 of 15',
  );
  expect(nameParts(getWeightParts(getWeights('infra')))).toBe(
    'Competitiveness 25, Funding gap 20, Time 40, Issues 15',
  );
});

it('rounds up where the most is missing', () => {
  const candidate = aCandidate({
    funding: { us: 1_000_000, them: 1_500_000 },
    timeToElectionDays: 100,
  });

  // 0.21 + 0.35 / 3 + 0.15 x 265 / 365 is 0.4356, shown as 44: of 21 + 11.67 + 10.89, the last two are raised.
  expect(
    getScoreParts(candidate, { issues: [], impact: null }).map(({ points }) => points),
  ).toEqual([21, 12, 11, 0]);
});

it.each(impactChoices)('has boxes as wide as the weights, of 100 in all, under %s', (impact) => {
  const parts = getWeightParts(getWeights(impact));

  expect(parts.map(({ factor, most }) => [factor, most / 100])).toEqual(
    Object.entries(getWeights(impact)),
  );
});

it('adds up to the shown score for any candidate, answers and weights', () => {
  const anyShares = fc.tuple(
    fc.nat(100),
    fc.nat(100),
    fc.nat(100),
    fc.integer({ min: 1, max: 100 }),
  );
  fc.assert(
    fc.property(anyCandidate, anyScoringPreferences, anyShares, (candidate, answers, shares) => {
      const total = shares.reduce((sum, share) => sum + share, 0);
      const [competitiveness, fundingGap, time, issueMatch] = shares.map((share) => share / total);
      const own = { competitiveness, fundingGap, time, issueMatch } as Weights;

      for (const weights of [getWeights(answers.impact), own]) {
        const parts = getScoreParts(candidate, answers, weights);
        const { lines } = explainScore(candidate, answers, weights);
        const shown = scorePercent(scoreCandidate(candidate, answers, weights));

        expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(shown);
        for (const [index, { points }] of parts.entries()) {
          const exact = (lines[index]?.points ?? 0) * 100;
          expect(Math.abs(points - exact)).toBeLessThan(1);
          if (exact === 0) expect(points).toBe(0);
        }
      }
    }),
  );
});
