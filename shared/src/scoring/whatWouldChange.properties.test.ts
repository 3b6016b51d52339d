import fc from 'fast-check';
import type { Candidate, Competitiveness } from '../candidates/Candidate';
import { anyCandidate, anyScoringPreferences } from '../testing/anyCandidate';
import { rankCandidates } from './rankCandidates';
import { type ScoringPreferences, scoreCandidate } from './scoreCandidate';
import { type Improvement, whatWouldChange } from './whatWouldChange';

const ratings: Competitiveness[] = ['safe', 'lean', 'tossup'];

it('names an improvement that is enough, while the next smaller one is not', () => {
  fc.assert(
    fc.property(anyCandidate, anyCandidate, anyScoringPreferences, (a, b, preferences) => {
      const [above, below] = rankCandidates([a, { ...b, id: 'b' }], preferences);
      if (!above || !below) throw new Error('two candidates are ranked');
      const passes = (changed: Candidate) => scoreCandidate(changed, preferences) > above.score;

      for (const improvement of whatWouldChange(below, above, preferences)) {
        expect(passes(changed(below.candidate, improvement, 0, preferences))).toBe(true);
        expect(passes(changed(below.candidate, improvement, 1, preferences))).toBe(false);
      }
    }),
    { numRuns: 500 },
  );
});

it('leaves a factor out only when its best value is not enough', () => {
  const best: [Improvement['factor'], Partial<Candidate>][] = [
    ['competitiveness', { competitiveness: 'tossup' }],
    ['time', { timeToElectionDays: 0 }],
    ['issueMatch', { issues: ['climate', 'healthcare', 'economy', 'crime', 'education', 'labor'] }],
  ];
  fc.assert(
    fc.property(anyCandidate, anyCandidate, anyScoringPreferences, (a, b, preferences) => {
      const [above, below] = rankCandidates([a, { ...b, id: 'b' }], preferences);
      if (!above || !below) throw new Error('two candidates are ranked');
      const improvements = whatWouldChange(below, above, preferences);

      for (const [factor, said] of best) {
        const enough = scoreCandidate({ ...below.candidate, ...said }, preferences) > above.score;
        const better = scoreCandidate({ ...below.candidate, ...said }, preferences) > below.score;
        expect(improvements.some((improvement) => improvement.factor === factor)).toBe(
          enough && better,
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
