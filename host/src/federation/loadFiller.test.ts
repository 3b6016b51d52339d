import { aLoader, leaveEntries } from './testing/aLoader';
import { aManifest } from './testing/aManifest';

const filler = { slot: 'leading-matches', remote: 'results', page: 'LeadingMatches' } as const;
const results = { remote: 'results', page: 'Results' } as const;
const LeadingMatches = () => null;
const Results = () => null;

let parts = aLoader();

beforeEach(() => {
  jest.useFakeTimers();
  parts = aLoader();
  expose('Results', 'LeadingMatches');
  parts.getModule.mockResolvedValue({ LeadingMatches, Results });
});

afterEach(() => jest.useRealTimers());

it('loads what fills a slot from the release that the tab runs', async () => {
  await settled(parts.loader.loadPage(results));

  expect(await fill()).toMatchObject({ Page: LeadingMatches });
  expect(parts.getModule).toHaveBeenLastCalledWith('results/LeadingMatches');
  expect(parts.fetch).toHaveBeenCalledTimes(1);
});

it('makes one attempt, and reports that what fills the slot has failed', async () => {
  parts.fetch.mockRejectedValue(new TypeError('offline'));

  expect(await fill()).toBeNull();

  expect(parts.fetch).toHaveBeenCalledTimes(1);
  const message = 'results: offline (in the slot leading-matches)';
  const failure = { remote: 'results', phase: 'manifest', message };
  expect(parts.reportFailure.mock.calls).toEqual([[expect.objectContaining(failure)]]);
});

it('gives up after 6.5 s', async () => {
  parts.fetch.mockReturnValue(new Promise(() => {}));

  const filled = jest.fn();
  parts.loader.loadFiller(filler).then(filled);
  await jest.advanceTimersByTimeAsync(6499);
  expect(filled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);

  expect(filled).toHaveBeenCalledWith(null);
});

it('reports nothing of a page that the visitor leaves within two seconds', async () => {
  parts.fetch.mockRejectedValue(
    new TypeError('the browser ends the requests of a page that it leaves'),
  );

  const filling = parts.loader.loadFiller(filler);
  await jest.advanceTimersByTimeAsync(1900);
  const before = parts.reportFailure.mock.calls.length;
  await jest.advanceTimersByTimeAsync(200);

  expect(await filling).toBeNull();
  expect([before, parts.reportFailure.mock.calls.length]).toEqual([0, 1]);
});

it('is silent when the release is from before the slot, and keeps it for the pages', async () => {
  expose('Results');

  expect(await fill()).toBeNull();
  parts.loader.prefetchPage(results);
  await settled(Promise.resolve());

  expect(parts.getModule).toHaveBeenLastCalledWith('results/Results');
  expect(parts.reportFailure).not.toHaveBeenCalled();
  expect(await settled(parts.loader.loadPage(results))).toMatchObject({ Page: Results });
  expect(parts.fetch).toHaveBeenCalledTimes(1);
});

it('does not load again what has failed in the release that the pages work with', async () => {
  parts.runScript.mockImplementation(async (address) => {
    if (address.includes('LeadingMatches')) throw new Error('gone');
    leaveEntries(parts.getModule);
  });
  await settled(parts.loader.loadPage(results));

  expect(await fill()).toBeNull();
  const tries = parts.runScript.mock.calls.length;
  expect(await fill()).toBeNull();

  expect(parts.runScript).toHaveBeenCalledTimes(tries);
  expect(parts.reportFailure).toHaveBeenCalledTimes(1);
  expect(await parts.loader.pageOutcome(results)).toMatchObject({ Page: Results });
  expect(parts.fetch).toHaveBeenCalledTimes(1);
});

it('loads again, from the address of now, when the remote could not be reached before', async () => {
  parts.fetch.mockRejectedValueOnce(new TypeError('offline'));
  parts.currentAddress.mockResolvedValue('/remotes/results/new/mf-manifest.json');

  expect(await fill()).toBeNull();
  expect(await fill()).toMatchObject({ Page: LeadingMatches });

  expect(parts.fetch.mock.lastCall?.[0]).toContain('/remotes/results/new/');
});

it('loads again when a page has brought another release', async () => {
  parts.getModule.mockRejectedValueOnce(new Error('a fault'));
  await fill();

  await settled(parts.loader.loadPage(results));
  const requests = parts.fetch.mock.calls.length;

  expect(await fill()).toMatchObject({ Page: LeadingMatches });
  expect(parts.fetch).toHaveBeenCalledTimes(requests);
});

it('a slot whose part throws when it first runs costs the pages of that part one retry', async () => {
  parts.getModule.mockRejectedValueOnce(new Error('a fault'));
  expect(await fill()).toBeNull();

  expect(await settled(parts.loader.loadPage(results))).toMatchObject({ Page: Results });
});

function expose(...modules: string[]) {
  parts.fetch.mockImplementation(async () => Response.json(aManifest(modules)));
}

const fill = () => settled(parts.loader.loadFiller(filler));

async function settled<T>(loading: Promise<T>) {
  await jest.advanceTimersByTimeAsync(10_000);
  return loading;
}
