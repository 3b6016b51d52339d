import fc from 'fast-check';
import type { Candidate } from '../candidates';
import { impactChoices } from '../scoring/weights';
import { aCandidate } from './aCandidate';

/** Issue ids that tests draw from. */
const someIssues = ['climate', 'healthcare', 'economy', 'crime', 'education', 'labor'];

/** Any candidate that passes the schema, varied in everything that affects a score. */
export const anyCandidate: fc.Arbitrary<Candidate> = fc
  .record({
    competitiveness: fc.constantFrom('tossup' as const, 'lean' as const, 'safe' as const),
    funding: fc.record({ us: fc.nat(9_000_000), them: fc.nat(9_000_000) }),
    issues: fc.subarray(someIssues),
    timeToElectionDays: fc.integer({ min: -30, max: 500 }),
  })
  .map(aCandidate);

/** Any answers that a score depends on. */
export const anyScoringPreferences = fc.record({
  issues: fc.subarray(someIssues),
  impact: fc.constantFrom(...impactChoices),
});
