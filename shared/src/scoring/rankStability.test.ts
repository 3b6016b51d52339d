import fc from 'fast-check';
import type { Impact } from '../preferences/Answers';
import { anyCandidates, someIssues } from '../testing/anyCandidate';
import { rankCandidates } from './rankCandidates';
import { rankStability, stabilitySentence } from './rankStability';

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

it.each([
  [[1, 1, 3, 2], 'In the top three whichever impact you choose.'],
  [[1, 1, 1, 1], 'First whichever impact you choose.'],
  [[2, 4, 3, 22], 'In the top three under 2 of the 4 sets of weights.'],
  [[11, 12, 13, 111], 'Outside the top three whichever impact you choose.'],
])('sums up the ranks %j', (ranks, verdict) => {
  const under = ranks.map((rank) => ({ impact: null, rank, tied: false }));

  expect(stabilitySentence(under)).toMatch(new RegExp(`[a-z]\\. ${verdict}$`));
});

it('names the impact of each rank, and says that a shared rank is tied', () => {
  const ranks = [
    { impact: null, rank: 2, tied: true },
    { impact: 'close' as const, rank: 4, tied: false },
  ];

  expect(stabilitySentence(ranks)).toMatch(/^No impact chosen: tied for 2nd; Close races: 4th\. /);
});
