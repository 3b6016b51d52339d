import { aManifest } from './aManifest';

const mockRuntime = { loadRemote: jest.fn(), registerRemotes: jest.fn() };
jest.mock('@module-federation/runtime', () => mockRuntime);
const mockRunScript = jest.fn<Promise<void>, [string, number]>();
jest.mock('./runScript', () => ({ runScript: mockRunScript }));

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

async function load() {
  const { loadPage } = await import('./loadPage');
  const outcome = loadPage('wizard', 'Wizard');
  await jest.advanceTimersByTimeAsync(7000);
  return outcome;
}
