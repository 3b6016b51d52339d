import fc from 'fast-check';
import type { Candidate, Competitiveness } from '../candidates/Candidate';
import { aCandidate } from '../testing/aCandidate';
import { anyCandidate, anyScoringPreferences } from '../testing/anyCandidate';
import { rankCandidates } from './rankCandidates';
import { type ScoringPreferences, scoreCandidate } from './scoreCandidate';
import { type Improvement, whatWouldChange } from './whatWouldChange';

it('names every single change that is enough', () => {
  const chen = aCandidate({ id: 'chen', competitiveness: 'lean', issues: ['climate'] });
  const ruiz = aCandidate({ id: 'ruiz', funding: { us: 800_000, them: 2_000_000 } });
  const answer = ask(chen, ruiz, { issues: ['climate', 'economy'], impact: null });

  // Chen .21 + .175 + .12 + .075 = 0.58; Ruiz .21 + .21 + .12 + .15 = 0.69
  expect(answer).toEqual([
    { factor: 'competitiveness', from: 'lean', to: 'tossup' },
    // A gap of .83 and more: (.695 - .405) / .35, so $1M against $5,833,334.
    { factor: 'fundingGap', from: 2_000_000, to: 5_833_334 },
  ]);
});

it('names nothing when the score is already higher', () => {
  const answer = ask(aCandidate({ competitiveness: 'tossup' }), aCandidate(), {
    issues: [],
    impact: null,
  });

  expect(answer).toEqual([]);
});

it('names no more money than the data file may contain', () => {
  const richest = { us: 90_000_000_000, them: 90_000_000_000 };
  const chen = aCandidate({ funding: richest });
  const ruiz = aCandidate({ funding: { us: 8, them: 10 } });

  // The gap could become .1 at most; to pass one of .2 it would have to be wider.
  const improvements = ask(chen, ruiz, { issues: [], impact: null });

  expect(improvements.map(({ factor }) => factor)).toEqual(['competitiveness']);
});

const ratings: Competitiveness[] = ['safe', 'lean', 'tossup'];

const best: [Improvement['factor'], Partial<Candidate>][] = [
  ['competitiveness', { competitiveness: 'tossup' }],
  ['time', { timeToElectionDays: 0 }],
  ['issueMatch', { issues: ['climate', 'healthcare', 'economy', 'crime', 'education', 'labor'] }],
];

it('names an improvement that is enough, while the next smaller one is not, and leaves out only factors whose best value is not enough', () => {
  fc.assert(
    fc.property(anyCandidate, anyCandidate, anyScoringPreferences, (a, b, preferences) => {
      const [above, below] = rankCandidates([a, { ...b, id: 'b' }], preferences);
      if (!above || !below) throw new Error('two candidates are ranked');
      const score = (candidate: Candidate) => scoreCandidate(candidate, preferences);
      const improvements = whatWouldChange(below, above, preferences);

      for (const improvement of improvements) {
        const improved = (less: number) =>
          score(changed(below.candidate, improvement, less, preferences));
        expect(improved(0)).toBeGreaterThan(above.score);
        expect(improved(1)).toBeLessThanOrEqual(above.score);
      }
      for (const [factor, said] of best) {
        const most = score({ ...below.candidate, ...said });
        expect(improvements.some((improvement) => improvement.factor === factor)).toBe(
          most > above.score && most > below.score,
        );
      }
    }),
    { numRuns: 500 },
  );
});

function ask(below: Candidate, above: Candidate, preferences: ScoringPreferences) {
  const standing = (candidate: Candidate) => ({
    candidate,
    score: scoreCandidate(candidate, preferences),
    rank: 1,
    tied: false,
  });
  return whatWouldChange(standing(below), standing(above), preferences);
}

/** The candidate after the improvement, or after one that is `less` steps smaller. */
function changed(
  candidate: Candidate,
  improvement: Improvement,
  less: number,
  { issues }: ScoringPreferences,
): Candidate {
  switch (improvement.factor) {
    case 'competitiveness':
      return {
        ...candidate,
        competitiveness: ratings[ratings.indexOf(improvement.to) - less] ?? 'safe',
      };
    case 'fundingGap':
      return { ...candidate, funding: { ...candidate.funding, them: improvement.to - less } };
    case 'time':
      return { ...candidate, timeToElectionDays: improvement.to + less };
    case 'issueMatch': {
      const missing = issues.filter((issue) => !candidate.issues.includes(issue));
      const added = missing.slice(0, improvement.to - improvement.from - less);
      return { ...candidate, issues: [...candidate.issues, ...added] };
    }
  }
}
