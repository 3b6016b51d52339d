import fc from 'fast-check';
import type { Candidate, Competitiveness } from '../candidates/Candidate';
import { anyCandidate, anyScoringPreferences } from '../testing/anyCandidate';
import { rankCandidates } from './rankCandidates';
import { type ScoringPreferences, scoreCandidate } from './scoreCandidate';
import { type Improvement, whatWouldChange } from './whatWouldChange';

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
