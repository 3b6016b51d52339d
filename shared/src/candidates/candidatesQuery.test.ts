import { QueryClient } from '@tanstack/react-query';
import { aCandidate } from './aCandidate';
import { CandidatesError } from './CandidatesError';
import { candidatesQuery } from './candidatesQuery';

const fetched = jest.spyOn(globalThis, 'fetch');

beforeEach(() => {
  fetched.mockReset();
  jest.useFakeTimers();
});

afterEach(() => jest.useRealTimers());

it('reads the data file once, under the key candidates', async () => {
  fetched.mockImplementation(async () => Response.json([aCandidate(), { id: 'bad' }]));
  const client = new QueryClient();

  const first = await client.fetchQuery(candidatesQuery);
  await client.fetchQuery(candidatesQuery);

  expect(first).toEqual({ candidates: [aCandidate()], unreadable: 1 });
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/data/candidates.json']);
  expect(client.getQueryData(['candidates'])).toBe(first);
});

it.each([
  ['not-json', () => new Response('<!doctype html>'), 1],
  ['not-json', () => new Response('[{"id":"ru'), 1],
  ['not-json', () => new Response(''), 1],
  ['not-a-list', () => Response.json({ candidates: [] }), 1],
  ['status', () => new Response('', { status: 404 }), 2],
  ['status', () => new Response('', { status: 500 }), 2],
  ['unreachable', () => Promise.reject(new TypeError('Failed to fetch')), 2],
] as const)(
  'fails with the reason %s, after the right number of attempts',
  async (reason, answer, attempts) => {
    fetched.mockImplementation(async () => answer());

    expect(await failure()).toEqual(new CandidatesError(reason));
    expect(fetched).toHaveBeenCalledTimes(attempts);
  },
);

it('gives up on an answer that never ends, and does not ask again', async () => {
  fetched.mockImplementation(
    (_url, init) =>
      new Promise((_answer, reject) =>
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
      ),
  );

  expect(await failure()).toEqual(new CandidatesError('too-slow'));
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('recovers when the second attempt succeeds', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  fetched.mockResolvedValueOnce(Response.json([]));
  const read = readOnce();

  await jest.advanceTimersByTimeAsync(1_000);

  expect(await read).toEqual({ candidates: [], unreadable: 0 });
});

it.each(['unreachable', 'too-slow', 'status', 'not-json', 'not-a-list'] as const)(
  'explains %s in words for a visitor',
  (reason) => {
    expect(new CandidatesError(reason).message).toMatch(/^[A-Z][^{}<>]+\.$/);
  },
);

async function failure(): Promise<unknown> {
  const read = readOnce().catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(15_000);
  return read;
}

// `fetchQuery` does not retry unless it is told to; what pages do is the query's own rule.
function readOnce() {
  return new QueryClient().fetchQuery({ ...candidatesQuery, retry: candidatesQuery.retry });
}
