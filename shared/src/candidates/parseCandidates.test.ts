import { aCandidate } from '../testing/aCandidate';
import { CandidatesError } from './CandidatesError';
import { parseCandidates, parseCandidatesInSlices } from './parseCandidates';

it.each([null, 7, 'text', {}, { candidates: [] }, undefined])(
  'rejects %j as not a list',
  (json) => {
    expect(() => parseCandidates(json)).toThrow(new CandidatesError('not-a-list'));
  },
);

it('reads a long list in slices with the same result as at once', async () => {
  const list = Array.from({ length: 1_234 }, (_, index) => aCandidate({ id: `c${index % 1_200}` }));

  expect(await parseCandidatesInSlices(list)).toEqual(parseCandidates(list));
  expect(parseCandidates(list).unreadable).toBe(34);
});

it.each([
  [1, 0],
  [500, 0],
  [501, 1],
  [1_000, 1],
  [1_001, 2],
])('reads %d records and lets the page breathe %d times', async (length, times) => {
  const breathe = jest.spyOn(globalThis, 'setTimeout');
  const list = Array.from({ length }, (_, index) => aCandidate({ id: `c${index}` }));

  const { candidates } = await parseCandidatesInSlices(list);

  expect(candidates.map(({ id }) => id)).toEqual(list.map(({ id }) => id));
  expect(breathe).toHaveBeenCalledTimes(times);
  breathe.mockRestore();
});
