import { aManifest } from './aManifest';

const mockRuntime = { loadRemote: jest.fn(), registerRemotes: jest.fn() };
jest.mock('@module-federation/runtime', () => mockRuntime);
const mockRunScript = jest.fn<Promise<void>, [string, number]>();
jest.mock('./runScript', () => ({ runScript: mockRunScript }));
const mockReload = jest.fn<Promise<void>, unknown[]>();
jest.mock('./newRelease', () => ({ reloadForRelease: mockReload }));

const Wizard = () => null;
const request = jest.spyOn(globalThis, 'fetch');
const line = jest.spyOn(console, 'error');
const base = 'http://localhost/remotes/wizard/';

beforeEach(() => {
  jest.resetModules();
  jest.useFakeTimers();
  document.head.innerHTML = `<script id="remotes" type="application/json">{
    "marketing": "/remotes/marketing/mf-manifest.json",
    "wizard": "/remotes/wizard/mf-manifest.json",
    "results": "/remotes/results/mf-manifest.json"
  }</script>`;
  request.mockReset().mockImplementation(async () => Response.json(aManifest(['Wizard'])));
  line.mockReset().mockImplementation(() => {});
  mockRuntime.registerRemotes.mockReset();
  mockRuntime.loadRemote.mockReset().mockResolvedValue({ Wizard });
  mockReload.mockReset().mockResolvedValue();
  mockRunScript.mockReset().mockImplementation(async () => {
    Reflect.set(globalThis, 'wizard', { init: () => {}, get: () => {} });
  });
});

afterEach(() => jest.useRealTimers());

it("gives the page that the remote exposes, from the manifest's own entry", async () => {
  const outcome = await load();

  expect(outcome).toMatchObject({ Page: Wizard });
  expect(mockRuntime.loadRemote).toHaveBeenCalledWith('wizard/Wizard');
  expect(mockRuntime.registerRemotes).toHaveBeenCalledWith([
    { name: 'wizard', entry: `${base}static/js/remoteEntry.1.js`, entryGlobalName: 'wizard' },
  ]);
});

it('asks for entry and chunks of the page at the same time, each once', async () => {
  await load();

  expect(mockRunScript.mock.calls).toEqual([
    [`${base}static/js/Wizard.js`, 0],
    [`${base}static/js/remoteEntry.1.js`, 0],
  ]);
});

it('loads a page once, however often it is asked for', async () => {
  const { loadPage, pageOutcome, prefetchPage } = await import('./loadPage');

  prefetchPage('wizard', 'Wizard');
  await Promise.all([loadPage('wizard', 'Wizard'), pageOutcome('wizard', 'Wizard')]);

  expect(mockRuntime.loadRemote).toHaveBeenCalledTimes(1);
  expect(request).toHaveBeenCalledTimes(1);
});

it('tries twice, 400 ms apart, and stops', async () => {
  request.mockRejectedValue(new TypeError('offline'));
  const { loadPage } = await import('./loadPage');

  const outcome = loadPage('wizard', 'Wizard');
  await jest.advanceTimersByTimeAsync(399);
  expect(request).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(request).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(60_000);

  expect(await outcome).toMatchObject({ error: { remote: 'wizard', phase: 'manifest' } });
  expect(request).toHaveBeenCalledTimes(2);
  expect(line).toHaveBeenCalledTimes(1);
});

it('says nothing of a page that was only likely, and tries it once', async () => {
  request.mockRejectedValue(new TypeError('offline'));
  const { prefetchPage } = await import('./loadPage');

  prefetchPage('wizard', 'Wizard');
  await jest.advanceTimersByTimeAsync(5000);
  prefetchPage('wizard', 'Wizard');
  await jest.advanceTimersByTimeAsync(5000);

  expect(request).toHaveBeenCalledTimes(1);
  expect(line).not.toHaveBeenCalled();
});

it('asks under a fresh address the second time, and takes what is deployed by then', async () => {
  mockRunScript.mockRejectedValueOnce(new Error('it could not be fetched'));
  const deployed = aManifest(['Wizard']);
  deployed.metaData.remoteEntry.name = 'remoteEntry.2.js';
  request.mockImplementationOnce(async () => Response.json(aManifest(['Wizard'])));
  request.mockImplementation(async () => Response.json(deployed));

  expect(await load()).toMatchObject({ Page: Wizard });
  expect(mockRunScript).toHaveBeenLastCalledWith(expect.stringMatching(/remoteEntry\.2\.js$/), 1);
  expect(mockRuntime.loadRemote).toHaveBeenLastCalledWith('wizard-1/Wizard');
});

it.each([
  ['does not expose the page', aManifest(['Other']), 'it has no page Wizard'],
  ['speaks another contract', aManifest(['Wizard'], { contractVersion: '2.1.0' }), 'contract 2.1'],
])('does not run a remote that %s', async (_, manifest, reason) => {
  request.mockImplementation(async () => Response.json(manifest));

  expect(await load()).toMatchObject({ error: { message: expect.stringContaining(reason) } });
  expect(mockRuntime.loadRemote).not.toHaveBeenCalled();
});

it('says so when the module has no such export', async () => {
  mockRuntime.loadRemote.mockResolvedValue({ default: Wizard });

  expect(await load()).toMatchObject({
    error: { phase: 'page', message: 'wizard: the module has no component Wizard' },
  });
});

it('does not take the entry that an earlier script left behind', async () => {
  Reflect.set(globalThis, 'wizard', { init: () => {}, get: () => {} });
  mockRunScript.mockImplementation(async () => {});

  expect(await load()).toMatchObject({ error: { phase: 'entry', version: '1.0.0' } });
});

it('does not wait for an entry that never comes', async () => {
  mockRunScript.mockReturnValue(new Promise(() => {}));

  expect(await load()).toMatchObject({
    error: { phase: 'entry', message: 'wizard: it did not answer within 6.5 s' },
  });
});

it('shows at once what is there: React asks the promise before it waits', async () => {
  const { loadPage } = await import('./loadPage');

  const settled = loadPage('wizard', 'Wizard');
  const outcome = await settled;

  expect(settled).toMatchObject({ status: 'fulfilled', value: outcome });
});

it('keeps to one release for two pages, and runs its entry once', async () => {
  request.mockImplementation(async () => Response.json(aManifest(['Results', 'Confirm'])));
  setEntries();
  mockRuntime.loadRemote.mockResolvedValue({ Results: Wizard, Confirm: Wizard });
  const { loadPage } = await import('./loadPage');

  const results = await loadPage('results', 'Results');
  const confirm = await loadPage('results', 'Confirm');

  expect(results).toMatchObject({ release: { isLive: true, isBroken: false, version: '1.0.0' } });
  expect(confirm).toMatchObject({ release: 'release' in results && results.release });
  expect(request).toHaveBeenCalledTimes(1);
  expect(runs(/remoteEntry/)).toBe(1);
});

it('asks once for the release of two pages that are wanted at the same time', async () => {
  request.mockImplementation(async () => Response.json(aManifest(['Results', 'Confirm'])));
  setEntries();
  mockRuntime.loadRemote.mockResolvedValue({ Results: Wizard, Confirm: Wizard });
  const { loadPage } = await import('./loadPage');

  await Promise.all([loadPage('results', 'Results'), loadPage('results', 'Confirm')]);

  expect(request).toHaveBeenCalledTimes(1);
  expect(mockRuntime.registerRemotes).toHaveBeenCalledTimes(1);
});

it('goes to the newer release with a page that was there, once the older was given up', async () => {
  request.mockImplementation(async () => Response.json(aManifest(['Results', 'Confirm'])));
  setEntries();
  mockRuntime.loadRemote.mockResolvedValue({ Results: Wizard, Confirm: Wizard });
  const { loadAfresh, loadPage, pageOutcome } = await import('./loadPage');
  await loadPage('results', 'Results');

  const afresh = await loadAfresh('results', 'Confirm');
  const again = await pageOutcome('results', 'Results');

  expect(afresh).toMatchObject({ release: { id: 'results-1', tries: 1 } });
  expect(again).toMatchObject({ release: 'release' in afresh && afresh.release });
});

it('tells of the failure of a page that was only likely when it is wanted meanwhile', async () => {
  request.mockRejectedValue(new TypeError('offline'));
  const { pageOutcome, prefetchPage } = await import('./loadPage');

  prefetchPage('wizard', 'Wizard');
  const outcome = pageOutcome('wizard', 'Wizard', '/demo');
  await jest.advanceTimersByTimeAsync(5000);

  expect(await outcome).toMatchObject({ error: { phase: 'manifest' } });
  expect(request).toHaveBeenCalledTimes(2);
  expect(line).toHaveBeenCalledTimes(1);
  expect(mockReload).toHaveBeenCalledWith(undefined, expect.any(AbortSignal), '/demo');
});

it('keeps a failure while the page is shown, and tries again when the visitor comes back', async () => {
  request.mockRejectedValueOnce(new TypeError('offline'));
  request.mockRejectedValueOnce(new TypeError('offline'));
  const { loadPage, pageOutcome } = await import('./loadPage');
  const failed = loadPage('wizard', 'Wizard');
  await jest.advanceTimersByTimeAsync(5000);

  expect(await pageOutcome('wizard', 'Wizard')).toBe(await failed);
  expect(request).toHaveBeenCalledTimes(2);
  expect(await loadPage('wizard', 'Wizard')).toMatchObject({ Page: Wizard });
});

it.each(['loadPage', 'loadAfresh'] as const)(
  'tries a page twice and reports it once when it fails again: %s',
  async (name) => {
    request.mockRejectedValue(new TypeError('offline'));
    await load();
    request.mockClear();
    line.mockClear();
    const again = (await import('./loadPage'))[name];

    void again('wizard', 'Wizard');
    await jest.advanceTimersByTimeAsync(7000);

    expect(request).toHaveBeenCalledTimes(2);
    expect(line).toHaveBeenCalledTimes(1);
  },
);

it('looks for a newer release before it tries again where the visitor is going', async () => {
  mockRuntime.loadRemote.mockRejectedValue(new Error('no such file'));
  const { loadPage } = await import('./loadPage');

  void loadPage('wizard', 'Wizard', '/demo');
  await jest.advanceTimersByTimeAsync(5000);
  expect(mockReload.mock.calls).toEqual([
    [expect.objectContaining({ id: 'wizard', isLive: false }), expect.any(AbortSignal), '/demo'],
  ]);

  void loadPage('wizard', 'Wizard', '/demo');
  await jest.advanceTimersByTimeAsync(0);
  expect(mockReload.mock.calls[1]).toEqual([
    expect.objectContaining({ id: 'wizard-1' }),
    expect.any(AbortSignal),
    '/demo',
  ]);
});

it('loads no page anew when the visitor goes nowhere', async () => {
  mockRuntime.loadRemote.mockRejectedValue(new Error('no such file'));

  await load();

  expect(mockReload).not.toHaveBeenCalled();
});

it('does not wait for a manifest that never comes, takes its request back, and asks no more', async () => {
  request.mockImplementation(
    (_address, init) =>
      new Promise((_answer, reject) =>
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
      ),
  );
  const { loadPage } = await import('./loadPage');
  const ended = jest.fn();

  void loadPage('wizard', 'Wizard').then(ended);
  await jest.advanceTimersByTimeAsync(6499);
  expect(ended).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(ended.mock.lastCall).toMatchObject([
    { error: { phase: 'manifest', message: 'wizard: it did not answer within 6.5 s' } },
  ]);
  await jest.advanceTimersByTimeAsync(60_000);

  expect(request).toHaveBeenCalledTimes(1);
});

it('does not try again when the time is up while it pauses', async () => {
  request.mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve, 6300));
    throw new TypeError('offline');
  });
  const { loadPage } = await import('./loadPage');

  void loadPage('wizard', 'Wizard');
  await jest.advanceTimersByTimeAsync(60_000);

  expect(request).toHaveBeenCalledTimes(1);
});

it('leaves no clock running when the page is there', async () => {
  const { loadPage } = await import('./loadPage');

  await loadPage('wizard', 'Wizard');

  expect(jest.getTimerCount()).toBe(0);
});

it('does not ask a second time for a contract that it cannot keep', async () => {
  const manifest = aManifest(['Wizard'], { contractVersion: '2.1.0' });
  request.mockImplementation(async () => Response.json(manifest));

  await load();

  expect(request).toHaveBeenCalledTimes(1);
});

it('says which chunk of the page could not be fetched', async () => {
  mockRunScript.mockImplementation(async (address) => {
    Reflect.set(globalThis, 'wizard', { init: () => {}, get: () => {} });
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
  mockRunScript.mockRejectedValue(new Error('it could not be fetched'));

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
  request.mockImplementation(async () => Response.json(aManifest(['Other'])));

  expect(await load()).toMatchObject({ error: { phase: 'page', version: '1.0.0' } });
});

it.each([
  ['nothing', undefined],
  ['a page that is no component', { Wizard: 'a text' }],
])('says so when the module holds %s', async (_, module) => {
  mockRuntime.loadRemote.mockResolvedValue(module);

  expect(await load()).toMatchObject({
    error: { message: 'wizard: the module has no component Wizard' },
  });
});

it('shows no page of a release whose other page threw when it was first run', async () => {
  request.mockImplementation(async () => Response.json(aManifest(['Results', 'Confirm'])));
  setEntries();
  let give = (_module: unknown) => {};
  mockRuntime.loadRemote.mockImplementation((id: string) =>
    id === 'results/Results'
      ? new Promise((resolve) => {
          give = resolve;
        })
      : Promise.reject(new Error('a fault')),
  );
  const { pageOutcome, prefetchPage } = await import('./loadPage');
  prefetchPage('results', 'Results');
  prefetchPage('results', 'Confirm');
  await jest.advanceTimersByTimeAsync(100);

  give({ Results: Wizard });
  await jest.advanceTimersByTimeAsync(5000);

  expect(await pageOutcome('results', 'Results')).toMatchObject({
    error: { phase: 'page', message: 'results: another page of it could not be run' },
  });
});

it('starts the next try with no chunk of the one before', async () => {
  const left: unknown[] = [];
  Reflect.set(globalThis, 'rspackChunkwizard', ['chunks']);
  mockRunScript.mockImplementation(async (address) => {
    left.push(Reflect.get(globalThis, 'rspackChunkwizard'));
    if (left.length <= 2) throw new Error(`${address} could not be fetched`);
    Reflect.set(globalThis, 'wizard', { init: () => {}, get: () => {} });
  });

  await load();

  expect(left).toEqual([['chunks'], ['chunks'], undefined, undefined]);
});

it('does not prefetch what is there already', async () => {
  await load();
  const { prefetchPage } = await import('./loadPage');

  prefetchPage('wizard', 'Wizard');

  expect(mockRuntime.loadRemote).toHaveBeenCalledTimes(1);
  expect(request).toHaveBeenCalledTimes(1);
});

async function load() {
  const { loadPage } = await import('./loadPage');
  const outcome = loadPage('wizard', 'Wizard');
  await jest.advanceTimersByTimeAsync(7000);
  return outcome;
}

function setEntries() {
  mockRunScript.mockImplementation(async () => {
    Reflect.set(globalThis, 'results', { init: () => {}, get: () => {} });
  });
}

function runs(name: RegExp) {
  return mockRunScript.mock.calls.filter(([address]) => name.test(address)).length;
}
