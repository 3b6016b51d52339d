import type { CandidateId } from '../candidates/Candidate';
import type { Strategy } from '../preferences/Answers';
import type { RankedCandidate } from './rankCandidates';

/** The number of candidates who share a donation that is spread. */
export const spreadSize = 3;

/** Who gets the donation: one candidate, or the top of the ranking. */
export interface DonationSelection {
  ids: CandidateId[];
  mode: 'single' | 'spread';
}

/** The recipients after Donate on a result card: the clicked one under `single`, else the top three, clicked or not. */
export function selectForDonation({
  strategy,
  ranked,
  clickedId,
}: {
  strategy: Strategy | null;
  ranked: readonly RankedCandidate[];
  clickedId: CandidateId;
}): DonationSelection {
  if (strategy === 'single') return { ids: [clickedId], mode: 'single' };
  return {
    ids: ranked.slice(0, spreadSize).map(({ candidate }) => candidate.id),
    mode: 'spread',
  };
}
