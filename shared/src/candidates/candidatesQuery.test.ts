import { QueryClient } from '@tanstack/react-query';
import { leastSilence } from '../network/onSilence';
import { aCandidate } from '../testing/aCandidate';
import { CandidatesError } from './CandidatesError';
import { candidatesQuery } from './candidatesQuery';
import { fetchCandidates } from './fetchCandidates';

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

const offline = new TypeError('Failed to fetch');
const damage = { name: 'SyntaxError' };

it.each([
  ['not-json', () => new Response('<!doctype html>'), 1, { cause: damage }],
  ['not-json', () => new Response('[{"id":"ru'), 1, { cause: damage }],
  ['not-json', () => new Response(''), 1, { cause: damage }],
  ['not-a-list', () => Response.json({ candidates: [] }), 1, {}],
  ['status', () => new Response('', { status: 404 }), 2, { cause: 404 }],
  ['status', () => new Response('', { status: 500 }), 2, { cause: 500 }],
  ['unreachable', () => Promise.reject(offline), 2, { cause: offline }],
])(
  'fails with the reason %s and its cause, after the right number of attempts',
  async (reason, answer, attempts, told) => {
    fetched.mockImplementation(async () => answer());
    const read = readOnce().catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(15_000);

    expect(await read).toMatchObject({ name: 'CandidatesError', reason, ...told });
    expect(fetched).toHaveBeenCalledTimes(attempts);
  },
);

it('bypasses the cache on every attempt after the first', async () => {
  fetched.mockImplementation(async () => new Response('', { status: 500 }));
  const client = new QueryClient();
  const read = () => client.fetchQuery({ ...candidatesQuery, retry: candidatesQuery.retry });

  const first = read().catch(() => {});
  await jest.advanceTimersByTimeAsync(1_000);
  await first;
  fetched.mockImplementation(async () => Response.json([]));
  await read();

  expect(fetched.mock.calls.map(([, init]) => init?.cache)).toEqual([
    'default',
    'no-store',
    'no-store',
  ]);
});

it('waits half a second before it retries, and recovers', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  fetched.mockResolvedValueOnce(Response.json([]));
  const read = readOnce();

  await jest.advanceTimersByTimeAsync(499);
  expect(fetched).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(fetched).toHaveBeenCalledTimes(2);

  expect(await read).toEqual({ candidates: [], unreadable: 0 });
});

it('gives up a list that hangs halfway, and asks once more', async () => {
  fetched.mockImplementation(async (_url, init) => {
    const body = new ReadableStream({
      start: (stream) =>
        init?.signal?.addEventListener('abort', () => stream.error(init.signal?.reason)),
    });
    return new Response(body);
  });
  const ended = jest.fn();

  void readOnce().catch(ended);
  await jest.advanceTimersByTimeAsync(leastSilence + 500);
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(ended).not.toHaveBeenCalled();
  // The second time, it is more patient.
  await jest.advanceTimersByTimeAsync(3 * leastSilence);

  expect(ended).toHaveBeenCalledWith(new CandidatesError('silent'));
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('aborts its request when no page needs the list any longer', async () => {
  fetched.mockImplementation(() => new Promise(() => {}));
  const client = new QueryClient();

  void client.fetchQuery(candidatesQuery).catch(() => {});
  await jest.advanceTimersByTimeAsync(0);
  await client.cancelQueries({ queryKey: ['candidates'] });

  expect(fetched.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
});

it('leaves no timer or listener behind once the list has arrived', async () => {
  fetched.mockImplementation(async () => Response.json([]));
  const { signal } = new AbortController();
  const listen = jest.spyOn(signal, 'addEventListener');
  const forget = jest.spyOn(signal, 'removeEventListener');

  await fetchCandidates(signal, false);

  expect(jest.getTimerCount()).toBe(0);
  expect(listen).toHaveBeenCalledTimes(1);
  expect(forget.mock.calls).toEqual(listen.mock.calls);
});

// `fetchQuery` does not retry by default; pages follow the query's own rule.
function readOnce() {
  return new QueryClient().fetchQuery({ ...candidatesQuery, retry: candidatesQuery.retry });
}
