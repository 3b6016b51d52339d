import fc from 'fast-check';
import { aCandidate } from '../testing/aCandidate';
import { anyCandidate, anyScoringPreferences } from '../testing/anyCandidate';
import { explainScore } from './explainScore';
import { scoreCandidate } from './scoreCandidate';
import { factorNames, weightRows } from './weights';
import { describeFactor, workedExample } from './workedExample';

it('lists factor, value, weight, points and reason in the order of the sum', () => {
  const { lines, score, percent } = explainScore(aCandidate(), {
    issues: ['climate', 'crime', 'economy'],
    impact: 'infra',
  });

  expect(lines.map(({ label, value, weight, note }) => [label, value, weight, note])).toEqual([
    ['Competitiveness', 0.6, 0.25, 'rated lean'],
    ['Funding gap', 0.5, 0.2, '50% less than the opponent'],
    ['Time', 0.8, 0.4, '73 days of 365'],
    ['Issues', 2 / 3, 0.15, '2 of 3 chosen issues'],
  ]);
  expect([score, percent]).toEqual([0.67, 67]);
});

it('adds up to the score, from the same sum', () => {
  fc.assert(
    fc.property(anyCandidate, anyScoringPreferences, (candidate, preferences) => {
      const { lines, sum, score } = explainScore(candidate, preferences);

      expect(lines.reduce((total, { points }) => total + points, 0)).toBe(sum);
      expect(score).toBe(Math.round(sum * 100) / 100);
      expect(score).toBe(scoreCandidate(candidate, preferences));
    }),
  );
});

it('explains free weights as it explains the rows', () => {
  const preferences = { issues: [], impact: null };
  const explored = explainScore(aCandidate(), preferences, weightRows.close);

  expect(explored).toEqual(explainScore(aCandidate(), { issues: [], impact: 'close' }));
});

it.each([
  [{ competitiveness: 'tossup' }, 'competitiveness', 'rated a toss-up'],
  [{ competitiveness: 'safe' }, 'competitiveness', 'rated safe'],
  [{ funding: { us: 0, them: 0.4 } }, 'fundingGap', '40% less than the opponent'],
  [{ funding: { us: 1_900_000, them: 2_000_000 } }, 'fundingGap', '5% less than the opponent'],
  [{ timeToElectionDays: 2 }, 'time', '2 days of 365'],
  [{ funding: { us: 5, them: 5 } }, 'fundingGap', 'level with the opponent'],
  [{ funding: { us: 6, them: 5 } }, 'fundingGap', 'ahead of the opponent, so no gap'],
  [
    { funding: { us: 1_999_999, them: 2_000_000 } },
    'fundingGap',
    'slightly less than the opponent',
  ],
  [{ timeToElectionDays: 1 }, 'time', '1 day of 365'],
  [{ timeToElectionDays: 1.04 }, 'time', '1 day of 365'],
  [{ timeToElectionDays: 0.5 }, 'time', 'the election is today'],
  [{ timeToElectionDays: 72.48 }, 'time', '72.5 days of 365'],
  [{ timeToElectionDays: 0 }, 'time', 'the election is today'],
  [{ timeToElectionDays: -2 }, 'time', 'the election has passed'],
  [{}, 'issueMatch', 'no issues selected'],
  [{}, 'issueMatch', '1 of 1 chosen issue', ['climate']],
] as const)('says of %j in %s: %s', (said, factor, note, issues: readonly string[] = []) => {
  const { lines } = explainScore(aCandidate(said), { issues, impact: null });

  expect(lines.find((line) => line.factor === factor)?.note).toBe(note);
});

it('computes 0.78 in the worked example: .35 + .175 + .105 + .15', () => {
  expect(workedExample.lines.map(({ points }) => Number(points.toFixed(3)))).toEqual([
    0.35, 0.175, 0.105, 0.15,
  ]);
  expect(workedExample.lines.map(({ note }) => note)).toEqual([
    'rated a toss-up',
    '50% less than the opponent',
    'about 110 days of 365',
    'every chosen issue',
  ]);
  expect(workedExample.score).toBe(0.78);
  expect(workedExample.percent).toBe(78);
});

it('says what earns the points of each factor', () => {
  expect(factorNames.map((factor) => describeFactor(factor, factor === 'time' ? 10 : 50))).toEqual([
    'toss-up 50, lean 30, safe 10',
    'how far the candidate’s funds trail, as a share of the larger fund',
    '10 on election day, down to 0 a year before it',
    'the share of your issues that the candidate lists',
  ]);
});
