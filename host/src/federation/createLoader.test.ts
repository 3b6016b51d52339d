import { aLoader, leaveEntries } from './testing/aLoader';
import { aManifest } from './testing/aManifest';

const Wizard = () => null;
const wizard = { remote: 'wizard', page: 'Wizard' } as const;
const results = { remote: 'results', page: 'Results' } as const;
const confirm = { remote: 'results', page: 'Confirm' } as const;
const candidate = { remote: 'results', page: 'Candidate' } as const;
const base = 'http://localhost/remotes/wizard/';

let parts = aLoader();

beforeEach(() => {
  jest.useFakeTimers();
  parts = aLoader();
  parts.fetch.mockImplementation(async () => Response.json(aManifest(['Wizard'])));
  parts.getModule.mockResolvedValue({ Wizard });
});

afterEach(() => jest.useRealTimers());

it('loads the page that the remote exposes, from the entry in its manifest', async () => {
  const outcome = await load();

  expect(outcome).toMatchObject({ Page: Wizard });
  expect(parts.getModule).toHaveBeenCalledWith('wizard/Wizard');
  expect(parts.runScript).toHaveBeenCalledWith(`${base}static/js/remoteEntry.1.js`, 0, undefined);
});

it.each([
  ['its onEnter', Wizard, Wizard],
  ['no onEnter when that export is not a function', 'a text', undefined],
])('returns the page with %s', async (_, exported, onEnter) => {
  parts.getModule.mockResolvedValue({ Wizard, onEnter: exported });

  expect(await load()).toMatchObject({ Page: Wizard, onEnter });
});

it('requests the entry and the chunks of a page in parallel, each once', async () => {
  await load();

  expect(parts.runScript.mock.calls).toEqual([
    [`${base}static/js/Wizard.js`, 0],
    [`${base}static/js/remoteEntry.1.js`, 0],
  ]);
});

it('loads a page once, however often it is requested', async () => {
  parts.loader.prefetchPage(wizard);
  await Promise.all([parts.loader.loadPage(wizard), parts.loader.pageOutcome(wizard)]);

  expect(parts.getModule).toHaveBeenCalledTimes(1);
  expect(parts.fetch).toHaveBeenCalledTimes(1);
});

it('makes two attempts, 400 ms apart, and stops', async () => {
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

it('reports a failure that the second attempt has recovered from, and only as such', async () => {
  parts.fetch.mockRejectedValueOnce(new TypeError('offline'));

  expect(await load()).toMatchObject({ release: { state: { name: 'live' } } });

  const failure = { phase: 'manifest', message: 'wizard: offline', isRecovered: true };
  expect(parts.reportFailure.mock.calls).toEqual([[expect.objectContaining(failure)]]);
});

it('prefetches a page in one attempt, and reports no failure', async () => {
  parts.fetch.mockRejectedValue(new TypeError('offline'));

  parts.loader.prefetchPage(wizard);
  await jest.advanceTimersByTimeAsync(5000);
  parts.loader.prefetchPage(wizard);
  await jest.advanceTimersByTimeAsync(5000);

  expect(parts.fetch).toHaveBeenCalledTimes(1);
  expect(parts.reportFailure).not.toHaveBeenCalled();
});

it('prefetches no further page of a remote that has failed', async () => {
  parts.fetch.mockRejectedValue(new TypeError('offline'));
  parts.loader.prefetchPage(results);
  await jest.advanceTimersByTimeAsync(5000);

  parts.loader.prefetchPage(confirm);
  await jest.advanceTimersByTimeAsync(5000);

  expect(parts.fetch).toHaveBeenCalledTimes(1);
});

it('prefetches no further page as soon as one prefetch has failed', async () => {
  parts.fetch.mockRejectedValue(new TypeError('offline'));
  const outcome = parts.loader.loadPage(results);
  await jest.advanceTimersByTimeAsync(100);

  // While the page that the visitor wants waits for its second attempt.
  parts.loader.prefetchPage(confirm);
  await jest.advanceTimersByTimeAsync(100);
  parts.loader.prefetchPage(candidate);
  await jest.advanceTimersByTimeAsync(5000);

  expect(await outcome).toMatchObject({ error: { phase: 'manifest' } });
  expect(parts.fetch).toHaveBeenCalledTimes(3);
});

it('retries under a new address, and uses the release that is deployed by then', async () => {
  parts.runScript.mockRejectedValueOnce(new Error('it could not be fetched'));
  const deployed = aManifest(['Wizard']);
  deployed.metaData.remoteEntry.name = 'remoteEntry.2.js';
  parts.fetch.mockImplementationOnce(async () => Response.json(aManifest(['Wizard'])));
  parts.fetch.mockImplementation(async () => Response.json(deployed));

  expect(await load()).toMatchObject({ Page: Wizard });
  const [address, tries] = parts.runScript.mock.lastCall ?? [];
  expect([address, tries]).toEqual([expect.stringMatching(/remoteEntry\.2\.js$/), 1]);
});

it.each([
  ['does not expose the page', aManifest(['Other']), 'it has no page Wizard'],
  ['has another contract', aManifest(['Wizard'], { contractVersion: '2.1.0' }), 'contract 2.1'],
])('does not run a remote that %s', async (_, manifest, reason) => {
  parts.fetch.mockImplementation(async () => Response.json(manifest));

  expect(await load()).toMatchObject({ error: { message: expect.stringContaining(reason) } });
  expect(parts.getModule).not.toHaveBeenCalled();
});

it('reports a module that lacks the export', async () => {
  parts.getModule.mockResolvedValue({ default: Wizard });

  expect(await load()).toMatchObject({
    error: { phase: 'page', message: 'wizard: the module has no component Wizard' },
  });
});

it('does not reuse the entry that an earlier script left behind', async () => {
  leaveEntries(parts.getModule);
  parts.runScript.mockImplementation(async () => {});

  expect(await load()).toMatchObject({ error: { phase: 'entry' } });
});

it('times out when an entry never arrives', async () => {
  parts.runScript.mockReturnValue(new Promise(() => {}));

  expect(await load()).toMatchObject({
    error: { phase: 'entry', message: 'wizard: it did not answer within 6.5 s' },
  });
});

it('shows a loaded page at once: React reads the status of the promise before it waits', async () => {
  const settled = parts.loader.loadPage(wizard);
  const outcome = await settled;

  expect(settled).toMatchObject({ status: 'fulfilled', value: outcome });
});

it('loads two pages from the same release, and runs its entry once', async () => {
  parts.fetch.mockImplementation(async () => Response.json(aManifest(['Results', 'Confirm'])));
  parts.getModule.mockResolvedValue({ Results: Wizard, Confirm: Wizard });

  const first = await parts.loader.loadPage(results);
  const second = await parts.loader.loadPage(confirm);

  expect(first).toMatchObject({ release: { state: { name: 'live' } } });
  expect(second).toMatchObject({ release: 'release' in first && first.release });
  expect(parts.fetch).toHaveBeenCalledTimes(1);
  expect(runs(/remoteEntry/)).toBe(1);
});

it('fetches the manifest once for two pages that are requested at the same time', async () => {
  parts.fetch.mockImplementation(async () => Response.json(aManifest(['Results', 'Confirm'])));
  parts.getModule.mockResolvedValue({ Results: Wizard, Confirm: Wizard });

  await Promise.all([parts.loader.loadPage(results), parts.loader.loadPage(confirm)]);

  expect(parts.fetch).toHaveBeenCalledTimes(1);
});

it('reloads a loaded page from the newer release after the older one is dropped', async () => {
  parts.fetch.mockImplementation(async () => Response.json(aManifest(['Results', 'Confirm'])));
  parts.getModule.mockResolvedValue({ Results: Wizard, Confirm: Wizard });
  await parts.loader.loadPage(results);

  const afresh = await parts.loader.loadAfresh(confirm);
  const again = await parts.loader.pageOutcome(results);

  expect(afresh).toMatchObject({ release: { tries: 1 } });
  expect(again).toMatchObject({ release: 'release' in afresh && afresh.release });
});

it('reports the failure of a prefetch when the visitor requests the page meanwhile', async () => {
  parts.fetch.mockRejectedValue(new TypeError('offline'));

  parts.loader.prefetchPage(wizard);
  const outcome = parts.loader.pageOutcome(wizard, '/demo');
  await jest.advanceTimersByTimeAsync(5000);

  expect(await outcome).toMatchObject({ error: { phase: 'manifest' } });
  expect(parts.fetch).toHaveBeenCalledTimes(2);
  expect(parts.reportFailure).toHaveBeenCalledTimes(1);
  expect(parts.reloadForRelease).toHaveBeenCalledWith(undefined, expect.any(AbortSignal), '/demo');
});

it('keeps showing a failure, and tries again when the visitor comes back', async () => {
  parts.fetch.mockRejectedValueOnce(new TypeError('offline'));
  parts.fetch.mockRejectedValueOnce(new TypeError('offline'));
  const failed = parts.loader.loadPage(wizard);
  await jest.advanceTimersByTimeAsync(5000);

  expect(await parts.loader.pageOutcome(wizard)).toBe(await failed);
  expect(parts.fetch).toHaveBeenCalledTimes(2);
  expect(await parts.loader.loadPage(wizard)).toMatchObject({ Page: Wizard });
});

it.each(['loadPage', 'loadAfresh'] as const)(
  'makes two attempts and one report when a page fails again: %s',
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

it('looks for a newer release before it retries a navigation', async () => {
  parts.getModule.mockRejectedValue(new Error('no such file'));

  void parts.loader.loadPage(wizard, '/demo');
  await jest.advanceTimersByTimeAsync(5000);
  expect(parts.reloadForRelease.mock.calls).toEqual([
    [
      expect.objectContaining({ tries: 0, state: { name: 'broken', wasLive: false } }),
      expect.any(AbortSignal),
      '/demo',
    ],
  ]);

  void parts.loader.loadPage(wizard, '/demo');
  await jest.advanceTimersByTimeAsync(0);
  expect(parts.reloadForRelease.mock.calls[1]).toEqual([
    expect.objectContaining({ tries: 1 }),
    expect.any(AbortSignal),
    '/demo',
  ]);
});

it('Try again takes the release that is live by then', async () => {
  parts.fetch.mockRejectedValueOnce(new TypeError('gone'));
  parts.fetch.mockRejectedValueOnce(new TypeError('gone'));
  await load();
  const live = '/remotes/wizard/next/mf-manifest.json';
  parts.currentAddress.mockResolvedValueOnce(live);
  parts.fetch.mockClear();

  expect(await parts.loader.loadAfresh(wizard)).toMatchObject({ release: { address: live } });
  expect(parts.fetch).toHaveBeenCalledWith(live, expect.anything());
});

it('requests nothing of a remote that is switched off, until Try again finds it switched on', async () => {
  parts = aLoader({ addresses: { ...aLoader().addresses, wizard: '/remotes/wizard/off/m.json' } });
  parts.fetch.mockImplementation(async () => Response.json(aManifest(['Wizard'])));
  parts.getModule.mockResolvedValue({ Wizard });

  const message = expect.stringContaining('it is switched off');
  expect(await load()).toMatchObject({ error: { phase: 'off', message } });
  expect(await parts.loader.loadAfresh(wizard)).toMatchObject({ error: { phase: 'off' } });
  expect(parts.fetch).not.toHaveBeenCalled();
  expect(parts.runScript).not.toHaveBeenCalled();

  parts.currentAddress.mockResolvedValueOnce('/remotes/wizard/on/m.json');
  expect(await parts.loader.loadAfresh(wizard)).toMatchObject({ Page: Wizard });
});

it('never reloads a page that is only prefetched', async () => {
  parts.getModule.mockRejectedValue(new Error('no such file'));

  await load();

  expect(parts.reloadForRelease).not.toHaveBeenCalled();
});

it('times out when a manifest never arrives, aborts the request, and does not retry', async () => {
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

it('does not retry when the time runs out during the pause', async () => {
  parts.fetch.mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve, 6300));
    throw new TypeError('offline');
  });

  void parts.loader.loadPage(wizard);
  await jest.advanceTimersByTimeAsync(60_000);

  expect(parts.fetch).toHaveBeenCalledTimes(1);
});

it('leaves no timer running once the page has loaded', async () => {
  await parts.loader.loadPage(wizard);

  expect(jest.getTimerCount()).toBe(0);
});

it('does not retry a remote whose contract it does not support', async () => {
  const manifest = aManifest(['Wizard'], { contractVersion: '2.1.0' });
  parts.fetch.mockImplementation(async () => Response.json(manifest));

  await load();

  expect(parts.fetch).toHaveBeenCalledTimes(1);
});

it('names the chunk that could not be fetched', async () => {
  parts.runScript.mockImplementation(async (address) => {
    leaveEntries(parts.getModule);
    if (address.endsWith('Wizard.js')) throw new Error('it could not be fetched');
  });

  expect(await load()).toMatchObject({
    error: {
      phase: 'page',
      address: `${base}static/js/Wizard.js`,
      message: 'wizard: it could not be fetched',
    },
  });
});

it('names the entry that could not be fetched, even when chunks of the page failed too', async () => {
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

it('names the manifest when only the second attempt could not read it', async () => {
  parts.runScript.mockRejectedValueOnce(new Error('it could not be fetched'));
  parts.fetch.mockImplementationOnce(async () => Response.json(aManifest(['Wizard'])));
  parts.fetch.mockImplementation(async () => new Response(null, { status: 503 }));

  expect(await load()).toMatchObject({
    error: { phase: 'manifest', address: '/remotes/wizard/mf-manifest.json' },
  });
});

it('waits for the manifest that another page of the remote requests again', async () => {
  const manifest = aManifest(['Results', 'Confirm']);
  parts.fetch.mockImplementationOnce(async () => Response.json(manifest));
  parts.fetch.mockImplementation(() => new Promise(() => {}));
  parts.runScript.mockImplementation(async (address) => {
    if (/(Results|Confirm)\.js$/.test(address)) throw new Error('it could not be fetched');
    leaveEntries(parts.getModule);
  });

  void parts.loader.loadPage(results);
  await jest.advanceTimersByTimeAsync(200);
  void parts.loader.loadPage(confirm);
  await jest.advanceTimersByTimeAsync(500);

  expect(parts.fetch).toHaveBeenCalledTimes(2);
});

it('names the page that the remote lacks', async () => {
  parts.fetch.mockImplementation(async () => Response.json(aManifest(['Other'])));

  expect(await load()).toMatchObject({ error: { phase: 'page' } });
});

it.each([
  ['nothing', undefined],
  ['a page that is not a component', { Wizard: 'a text' }],
])('reports a module that contains %s', async (_, module) => {
  parts.getModule.mockResolvedValue(module);

  expect(await load()).toMatchObject({
    error: { message: 'wizard: the module has no component Wizard' },
  });
});

it('shows no page of a release after another of its pages threw when it first ran', async () => {
  parts.fetch.mockImplementation(async () => Response.json(aManifest(['Results', 'Confirm'])));
  let give = (_module: unknown) => {};
  parts.getModule.mockImplementation((id: string) =>
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
    error: { phase: 'page', message: 'results: another of its pages failed when it first ran' },
  });
});

it('starts a retry without the chunks of the earlier attempt', async () => {
  const left: unknown[] = [];
  Reflect.set(globalThis, 'rspackChunkwizard', ['chunks']);
  parts.runScript.mockImplementation(async (address) => {
    left.push(Reflect.get(globalThis, 'rspackChunkwizard'));
    if (left.length <= 2) throw new Error(`${address} could not be fetched`);
    leaveEntries(parts.getModule);
  });

  await load();

  expect(left).toEqual([['chunks'], ['chunks'], undefined, undefined]);
});

it('keeps the result of a later attempt when an earlier one ends after it', async () => {
  parts.runScript.mockReturnValueOnce(new Promise(() => {}));
  parts.runScript.mockReturnValueOnce(new Promise(() => {}));
  void parts.loader.loadPage(wizard);
  await jest.advanceTimersByTimeAsync(100);
  await parts.loader.loadAfresh(wizard);

  await jest.advanceTimersByTimeAsync(7000);

  expect(parts.reportFailure).toHaveBeenCalledTimes(1);
  expect(await parts.loader.pageOutcome(wizard)).toMatchObject({ Page: Wizard });
});

it('does not prefetch a page that has been requested before', async () => {
  await load();

  parts.loader.prefetchPage(wizard);

  expect(parts.getModule).toHaveBeenCalledTimes(1);
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
