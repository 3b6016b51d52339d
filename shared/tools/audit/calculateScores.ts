import type { Candidate } from '@donate-impact/shared/candidates';
import { scoreCandidate, scorePercent } from '@donate-impact/shared/scoring';
import { everyAnswer } from './everyAnswer';

/** Every score in percent: under each answer, those of the candidates in the order of `candidates`. */
export function calculateScores(candidates: readonly Candidate[], file: string) {
  return {
    file,
    candidates: candidates.map(({ id }) => id),
    answers: everyAnswer.map((answer) => ({
      ...answer,
      percent: candidates.map((candidate) => scorePercent(scoreCandidate(candidate, answer))),
    })),
  };
}
