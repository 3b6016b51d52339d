import type { Candidate } from '../candidates';

/** A candidate for tests, average in everything that the test does not specify. */
export function aCandidate(overrides: Partial<Candidate> = {}): Candidate {
  return {
    id: 'ruiz',
    name: 'Elvira Ruiz',
    district: 'Alder Bay, District 3',
    competitiveness: 'lean',
    funding: { us: 1_000_000, them: 2_000_000 },
    polling: { us: 48, them: 46, moe: 3 },
    issues: ['climate', 'economy'],
    donationLeverage: 'medium',
    timeToElectionDays: 73,
    profile: 'A bay with five ferry towns.',
    site: 'https://ruiz.example.org/',
    ...overrides,
  };
}
