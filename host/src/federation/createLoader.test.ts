import { aLoader, leaveEntries } from './testing/aLoader';
import { aManifest } from './testing/aManifest';

const Wizard = () => null;
const wizard = { remote: 'wizard', page: 'Wizard' } as const;
const results = { remote: 'results', page: 'Results' } as const;
const confirm = { remote: 'results', page: 'Confirm' } as const;
const base = 'http://localhost/remotes/wizard/';

let parts = aLoader();

beforeEach(() => {
  jest.useFakeTimers();
  parts = aLoader();
  parts.fetch.mockImplementation(async () => Response.json(aManifest(['Wizard'])));
  parts.loadRemote.mockResolvedValue({ Wizard });
});

afterEach(() => jest.useRealTimers());

it("gives the page that the remote exposes, from the manifest's own entry", async () => {
  const outcome = await load();

  expect(outcome).toMatchObject({ Page: Wizard });
  expect(parts.loadRemote).toHaveBeenCalledWith('wizard/Wizard');
  expect(parts.registerRemotes).toHaveBeenCalledWith([
    { name: 'wizard', entry: `${base}static/js/remoteEntry.1.js`, entryGlobalName: 'wizard' },
  ]);
});

it.each([
  ['what the page does on entry', Wizard, Wizard],
  ['nothing where the module exports something else by that name', 'a text', undefined],
])('gives with the page %s', async (_, exported, onEnter) => {
  parts.loadRemote.mockResolvedValue({ Wizard, onEnter: exported });

  expect(await load()).toMatchObject({ Page: Wizard, onEnter });
});

it('asks for entry and chunks of the page at the same time, each once', async () => {
  await load();

  expect(parts.runScript.mock.calls).toEqual([
    [`${base}static/js/Wizard.js`, 0],
    [`${base}static/js/remoteEntry.1.js`, 0],
  ]);
});

it('loads a page once, however often it is asked for', async () => {
  parts.loader.prefetchPage(wizard);
  await Promise.all([parts.loader.loadPage(wizard), parts.loader.pageOutcome(wizard)]);

  expect(parts.loadRemote).toHaveBeenCalledTimes(1);
  expect(parts.fetch).toHaveBeenCalledTimes(1);
});

it('tries twice, 400 ms apart, and stops', async () => {
  parts.fetch.mockRejectedValue(new TypeError('offline'));

  const outcome = parts.loader.loadPage(wizard);
  await jest.advanceTimersByTimeAsync(399);
  expect(parts.fetch).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(parts.fetch).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(60_000);

  expect(await outcome).toMatchObject({ error: { remote: 'wizard', phase: 'manifest' } });
  expect(parts.fetch).toHaveBeenCalledTimes(2);
  expect(parts.reportFailure).toHaveBeenCalledTimes(1);
});

it('says nothing of a page that was only likely, and tries it once', async () => {
  parts.fetch.mockRejectedValue(new TypeError('offline'));

  parts.loader.prefetchPage(wizard);
  await jest.advanceTimersByTimeAsync(5000);
  parts.loader.prefetchPage(wizard);
  await jest.advanceTimersByTimeAsync(5000);

  expect(parts.fetch).toHaveBeenCalledTimes(1);
  expect(parts.reportFailure).not.toHaveBeenCalled();
});

it('asks under a fresh address the second time, and takes what is deployed by then', async () => {
  parts.runScript.mockRejectedValueOnce(new Error('it could not be fetched'));
  const deployed = aManifest(['Wizard']);
  deployed.metaData.remoteEntry.name = 'remoteEntry.2.js';
  parts.fetch.mockImplementationOnce(async () => Response.json(aManifest(['Wizard'])));
  parts.fetch.mockImplementation(async () => Response.json(deployed));

  expect(await load()).toMatchObject({ Page: Wizard });
  expect(parts.runScript).toHaveBeenLastCalledWith(expect.stringMatching(/remoteEntry\.2\.js$/), 1);
  expect(parts.loadRemote).toHaveBeenLastCalledWith('wizard-1/Wizard');
});

it.each([
  ['does not expose the page', aManifest(['Other']), 'it has no page Wizard'],
  ['speaks another contract', aManifest(['Wizard'], { contractVersion: '2.1.0' }), 'contract 2.1'],
])('does not run a remote that %s', async (_, manifest, reason) => {
  parts.fetch.mockImplementation(async () => Response.json(manifest));

  expect(await load()).toMatchObject({ error: { message: expect.stringContaining(reason) } });
  expect(parts.loadRemote).not.toHaveBeenCalled();
});

it('says so when the module has no such export', async () => {
  parts.loadRemote.mockResolvedValue({ default: Wizard });

  expect(await load()).toMatchObject({
    error: { phase: 'page', message: 'wizard: the module has no component Wizard' },
  });
});

it('does not take the entry that an earlier script left behind', async () => {
  leaveEntries();
  parts.runScript.mockImplementation(async () => {});

  expect(await load()).toMatchObject({ error: { phase: 'entry', version: '1.0.0' } });
});

it('does not wait for an entry that never comes', async () => {
  parts.runScript.mockReturnValue(new Promise(() => {}));

  expect(await load()).toMatchObject({
    error: { phase: 'entry', message: 'wizard: it did not answer within 6.5 s' },
  });
});

it('shows at once what is there: React asks the promise before it waits', async () => {
  const settled = parts.loader.loadPage(wizard);
  const outcome = await settled;

  expect(settled).toMatchObject({ status: 'fulfilled', value: outcome });
});

it('keeps to one release for two pages, and runs its entry once', async () => {
  parts.fetch.mockImplementation(async () => Response.json(aManifest(['Results', 'Confirm'])));
  parts.loadRemote.mockResolvedValue({ Results: Wizard, Confirm: Wizard });

  const first = await parts.loader.loadPage(results);
  const second = await parts.loader.loadPage(confirm);

  expect(first).toMatchObject({ release: { state: { name: 'live' }, version: '1.0.0' } });
  expect(second).toMatchObject({ release: 'release' in first && first.release });
  expect(parts.fetch).toHaveBeenCalledTimes(1);
  expect(runs(/remoteEntry/)).toBe(1);
});

it('asks once for the release of two pages that are wanted at the same time', async () => {
  parts.fetch.mockImplementation(async () => Response.json(aManifest(['Results', 'Confirm'])));
  parts.loadRemote.mockResolvedValue({ Results: Wizard, Confirm: Wizard });

  await Promise.all([parts.loader.loadPage(results), parts.loader.loadPage(confirm)]);

  expect(parts.fetch).toHaveBeenCalledTimes(1);
  expect(parts.registerRemotes).toHaveBeenCalledTimes(1);
});

it('goes to the newer release with a page that was there, once the older was given up', async () => {
  parts.fetch.mockImplementation(async () => Response.json(aManifest(['Results', 'Confirm'])));
  parts.loadRemote.mockResolvedValue({ Results: Wizard, Confirm: Wizard });
  await parts.loader.loadPage(results);

  const afresh = await parts.loader.loadAfresh(confirm);
  const again = await parts.loader.pageOutcome(results);

  expect(afresh).toMatchObject({ release: { id: 'results-1', tries: 1 } });
  expect(again).toMatchObject({ release: 'release' in afresh && afresh.release });
});

it('tells of the failure of a page that was only likely when it is wanted meanwhile', async () => {
  parts.fetch.mockRejectedValue(new TypeError('offline'));

  parts.loader.prefetchPage(wizard);
  const outcome = parts.loader.pageOutcome(wizard, '/demo');
  await jest.advanceTimersByTimeAsync(5000);

  expect(await outcome).toMatchObject({ error: { phase: 'manifest' } });
  expect(parts.fetch).toHaveBeenCalledTimes(2);
  expect(parts.reportFailure).toHaveBeenCalledTimes(1);
  expect(parts.reloadForRelease).toHaveBeenCalledWith(undefined, expect.any(AbortSignal), '/demo');
});

it('keeps a failure while the page is shown, and tries again when the visitor comes back', async () => {
  parts.fetch.mockRejectedValueOnce(new TypeError('offline'));
  parts.fetch.mockRejectedValueOnce(new TypeError('offline'));
  const failed = parts.loader.loadPage(wizard);
  await jest.advanceTimersByTimeAsync(5000);

  expect(await parts.loader.pageOutcome(wizard)).toBe(await failed);
  expect(parts.fetch).toHaveBeenCalledTimes(2);
  expect(await parts.loader.loadPage(wizard)).toMatchObject({ Page: Wizard });
});

it.each(['loadPage', 'loadAfresh'] as const)(
  'tries a page twice and reports it once when it fails again: %s',
  async (name) => {
    parts.fetch.mockRejectedValue(new TypeError('offline'));
    await load();
    parts.fetch.mockClear();
    parts.reportFailure.mockClear();

    void parts.loader[name](wizard);
    await jest.advanceTimersByTimeAsync(7000);

    expect(parts.fetch).toHaveBeenCalledTimes(2);
    expect(parts.reportFailure).toHaveBeenCalledTimes(1);
  },
);

it('looks for a newer release before it tries again where the visitor is going', async () => {
  parts.loadRemote.mockRejectedValue(new Error('no such file'));

  void parts.loader.loadPage(wizard, '/demo');
  await jest.advanceTimersByTimeAsync(5000);
  expect(parts.reloadForRelease.mock.calls).toEqual([
    [
      expect.objectContaining({ id: 'wizard', state: { name: 'broken', wasLive: false } }),
      expect.any(AbortSignal),
      '/demo',
    ],
  ]);

  void parts.loader.loadPage(wizard, '/demo');
  await jest.advanceTimersByTimeAsync(0);
  expect(parts.reloadForRelease.mock.calls[1]).toEqual([
    expect.objectContaining({ id: 'wizard-1' }),
    expect.any(AbortSignal),
    '/demo',
  ]);
});

it('loads no page anew when the visitor goes nowhere', async () => {
  parts.loadRemote.mockRejectedValue(new Error('no such file'));

  await load();

  expect(parts.reloadForRelease).not.toHaveBeenCalled();
});

it('does not wait for a manifest that never comes, takes its request back, and asks no more', async () => {
  parts.fetch.mockImplementation(
    (_address, init) =>
      new Promise((_answer, reject) =>
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
      ),
  );
  const ended = jest.fn();

  void parts.loader.loadPage(wizard).then(ended);
  await jest.advanceTimersByTimeAsync(6499);
  expect(ended).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(ended.mock.lastCall).toMatchObject([
    { error: { phase: 'manifest', message: 'wizard: it did not answer within 6.5 s' } },
  ]);
  await jest.advanceTimersByTimeAsync(60_000);

  expect(parts.fetch).toHaveBeenCalledTimes(1);
});

it('does not try again when the time is up while it pauses', async () => {
  parts.fetch.mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve, 6300));
    throw new TypeError('offline');
  });

  void parts.loader.loadPage(wizard);
  await jest.advanceTimersByTimeAsync(60_000);

  expect(parts.fetch).toHaveBeenCalledTimes(1);
});

it('leaves no clock running when the page is there', async () => {
  await parts.loader.loadPage(wizard);

  expect(jest.getTimerCount()).toBe(0);
});

it('does not ask a second time for a contract that it cannot keep', async () => {
  const manifest = aManifest(['Wizard'], { contractVersion: '2.1.0' });
  parts.fetch.mockImplementation(async () => Response.json(manifest));

  await load();

  expect(parts.fetch).toHaveBeenCalledTimes(1);
});

it('says which chunk of the page could not be fetched', async () => {
  parts.runScript.mockImplementation(async (address) => {
    leaveEntries();
    if (address.endsWith('Wizard.js')) throw new Error('it could not be fetched');
  });

  expect(await load()).toMatchObject({
    error: {
      phase: 'page',
      address: `${base}static/js/Wizard.js`,
      version: '1.0.0',
      message: 'wizard: it could not be fetched',
    },
  });
});

it('says which entry could not be fetched, though chunks of the page failed with it', async () => {
  const unheard = jest.fn();
  process.on('unhandledRejection', unheard);
  parts.runScript.mockRejectedValue(new Error('it could not be fetched'));

  const outcome = await load();
  jest.useRealTimers();
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', unheard);

  expect(outcome).toMatchObject({
    error: { phase: 'entry', address: `${base}static/js/remoteEntry.1.js` },
  });
  expect(unheard).not.toHaveBeenCalled();
});

it('says which page the remote lacks', async () => {
  parts.fetch.mockImplementation(async () => Response.json(aManifest(['Other'])));

  expect(await load()).toMatchObject({ error: { phase: 'page', version: '1.0.0' } });
});

it.each([
  ['nothing', undefined],
  ['a page that is no component', { Wizard: 'a text' }],
])('says so when the module holds %s', async (_, module) => {
  parts.loadRemote.mockResolvedValue(module);

  expect(await load()).toMatchObject({
    error: { message: 'wizard: the module has no component Wizard' },
  });
});

it('shows no page of a release whose other page threw when it was first run', async () => {
  parts.fetch.mockImplementation(async () => Response.json(aManifest(['Results', 'Confirm'])));
  let give = (_module: unknown) => {};
  parts.loadRemote.mockImplementation((id: string) =>
    id === 'results/Results'
      ? new Promise((resolve) => {
          give = resolve;
        })
      : Promise.reject(new Error('a fault')),
  );
  parts.loader.prefetchPage(results);
  parts.loader.prefetchPage(confirm);
  await jest.advanceTimersByTimeAsync(100);

  give({ Results: Wizard });
  await jest.advanceTimersByTimeAsync(5000);

  expect(await parts.loader.pageOutcome(results)).toMatchObject({
    error: { phase: 'page', message: 'results: another page of it could not be run' },
  });
});

it('starts the next try with no chunk of the one before', async () => {
  const left: unknown[] = [];
  Reflect.set(globalThis, 'rspackChunkwizard', ['chunks']);
  parts.runScript.mockImplementation(async (address) => {
    left.push(Reflect.get(globalThis, 'rspackChunkwizard'));
    if (left.length <= 2) throw new Error(`${address} could not be fetched`);
    leaveEntries();
  });

  await load();

  expect(left).toEqual([['chunks'], ['chunks'], undefined, undefined]);
});

it('keeps what a later try has loaded when an earlier one ends after it', async () => {
  parts.runScript.mockReturnValueOnce(new Promise(() => {}));
  parts.runScript.mockReturnValueOnce(new Promise(() => {}));
  void parts.loader.loadPage(wizard);
  await jest.advanceTimersByTimeAsync(100);
  await parts.loader.loadAfresh(wizard);

  await jest.advanceTimersByTimeAsync(7000);

  expect(parts.reportFailure).toHaveBeenCalledTimes(1);
  expect(await parts.loader.pageOutcome(wizard)).toMatchObject({ Page: Wizard });
});

it('does not prefetch what is there already', async () => {
  await load();

  parts.loader.prefetchPage(wizard);

  expect(parts.loadRemote).toHaveBeenCalledTimes(1);
  expect(parts.fetch).toHaveBeenCalledTimes(1);
});

async function load() {
  const outcome = parts.loader.loadPage(wizard);
  await jest.advanceTimersByTimeAsync(7000);
  return outcome;
}

function runs(name: RegExp) {
  return parts.runScript.mock.calls.filter(([address]) => name.test(address)).length;
}
