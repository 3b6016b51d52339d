import fc from 'fast-check';
import type { Impact } from '../preferences/Answers';
import { anyCandidates, someIssues } from '../testing/anyCandidate';
import { rankCandidates } from './rankCandidates';
import { rankStability } from './rankStability';

it('agrees with the ranking under each of the four rows', () => {
  fc.assert(
    fc.property(anyCandidates, fc.subarray(someIssues), (candidates, issues) => {
      const stability = rankStability(candidates, { issues });

      for (const [row, impact] of [null, 'close', 'track', 'infra'].entries()) {
        const preferences = { issues, impact: impact as Impact | null };
        for (const { candidate, rank, tied } of rankCandidates(candidates, preferences)) {
          expect(stability.get(candidate.id)?.[row]).toEqual({ impact, rank, tied });
        }
      }
    }),
    { numRuns: 50 },
  );
});
