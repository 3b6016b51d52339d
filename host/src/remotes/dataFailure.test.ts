import { CandidatesError } from '@donate-impact/shared/candidates';
import { dataFailure } from './dataFailure';

it('tells why a data file could not be read', () => {
  expect(dataFailure(new CandidatesError('status', { cause: 503 }))).toEqual({
    remote: 'host',
    phase: 'data',
    address: '/data/candidates.json',
    message: 'host: The site could not deliver the list of candidates.',
  });
});
