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
  [[1, 1, 3, 2], '1st, 1st, 3rd, 2nd: in the top three whichever impact you choose'],
  [[1, 1, 1, 1], '1st, 1st, 1st, 1st: first whichever impact you choose'],
  [[2, 4, 3, 22], '2nd, 4th, 3rd, 22nd: in the top three under 2 of the 4 sets of weights'],
  [[11, 12, 13, 111], '11th, 12th, 13th, 111th: outside the top three whichever impact you choose'],
])('puts the ranks %j in words', (ranks, sentence) => {
  const under = ranks.map((rank) => ({ impact: null, rank, tied: false }));

  expect(stabilitySentence(under)).toBe(sentence);
});

it('says that a shared rank is tied', () => {
  const ranks = [true, false].map((tied) => ({ impact: null, rank: 2, tied }));

  expect(stabilitySentence(ranks)).toMatch(/^tied for 2nd, 2nd: /);
});
