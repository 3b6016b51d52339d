import { CandidatesError } from '@donate-impact/shared/candidates';
import { IntegrityError } from '@donate-impact/shared/integrity';
import { dataFailure } from './dataFailure';

const address = '/host/1f/data/candidates.json#sha384-a';

beforeEach(() => {
  document.documentElement.dataset.candidates = address;
});

it('names both hashes of a data file that was changed on its way', () => {
  const cause = new IntegrityError('sha384-a', 'sha384-b');

  expect(dataFailure(new CandidatesError('changed', { cause }))).toEqual({
    remote: 'host',
    phase: 'changed',
    address,
    message: 'host: it was changed on its way: expected sha384-a, found sha384-b',
  });
});

it('tells why a data file could not be read', () => {
  expect(dataFailure(new CandidatesError('status', { cause: 503 }))).toMatchObject({
    phase: 'data',
    message: 'host: The site could not deliver the list of candidates.',
  });
});
