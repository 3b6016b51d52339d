import type { Candidate } from '@donate-impact/shared/candidates';

/** A complete candidate; a test sets only the fields that it is about. */
export function aCandidate(own: Partial<Candidate> = {}): Candidate {
  return {
    id: 'chen',
    name: 'Ada Chen',
    district: 'Harbor Bay',
    competitiveness: 'tossup',
    funding: { us: 1_200_000, them: 2_400_000 },
    polling: { us: 48, them: 46, moe: 3 },
    issues: ['climate', 'housing'],
    donationLeverage: 'med-high',
    timeToElectionDays: 100,
    profile: 'Two river towns and the farms between them.',
    site: 'https://chen.example.org/',
    ...own,
  };
}
