import { aCandidate } from './aCandidate';
import { CandidatesError } from './CandidatesError';
import { parseCandidates, parseCandidatesInSlices } from './parseCandidates';

it.each([null, 7, 'text', {}, { candidates: [] }, undefined])('says that %j is no list', (json) => {
  expect(() => parseCandidates(json)).toThrow(new CandidatesError('not-a-list'));
});

it('reads an empty list', () => {
  expect(parseCandidates([])).toEqual({ candidates: [], unreadable: 0 });
});

it('reads a long list in slices as it reads it at once', async () => {
  const list = Array.from({ length: 1_234 }, (_, index) => aCandidate({ id: `c${index % 1_200}` }));

  expect(await parseCandidatesInSlices(list)).toEqual(parseCandidates(list));
  expect(parseCandidates(list).unreadable).toBe(34);
});
