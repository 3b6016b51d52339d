import type { CandidateId } from '../candidates/Candidate';
import type { Strategy } from '../preferences/Answers';
import type { RankedCandidate } from './rankCandidates';

/** The number of candidates who share a donation that is spread. */
export const spreadSize = 3;

/** The recipients after Donate on a result card: the clicked one under `single`, else the top three, clicked or not. */
export function chooseRecipients({
  strategy,
  ranked,
  clickedId,
}: {
  strategy: Strategy | null;
  ranked: readonly RankedCandidate[];
  clickedId: CandidateId;
}): CandidateId[] {
  if (strategy === 'single') return [clickedId];
  return ranked.slice(0, spreadSize).map(({ candidate }) => candidate.id);
}
