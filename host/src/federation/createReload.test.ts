import { createReload } from './createReload';
import type { Release } from './Remote';
import { aManifest } from './testing/aManifest';
import { aRelease } from './testing/aRelease';

const { signal } = new AbortController();
const request = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
const carryOver = jest.fn();
const currentAddress = jest.fn<Promise<string>, [{ address: string }, AbortSignal]>();
const reloadForRelease = createReload({ fetch: request, currentAddress, carryOver });
// jsdom does not navigate; it logs an error to the console instead.
const notLoaded = jest.spyOn(console, 'error');

beforeEach(() => {
  sessionStorage.clear();
  window.location.hash = '';
  request.mockReset();
  currentAddress.mockReset();
  carryOver.mockReset();
  notLoaded.mockReset().mockImplementation(() => {});
});

it('reloads the page once when a newer release has replaced this one', async () => {
  serve(2);

  expect(await reloads(aRelease())).toBe(true);
  expect(await reloads(aRelease())).toBe(false);
});

it('reloads again for the release after that', async () => {
  serve(2);
  await reloads(aRelease());
  serve(3);
  expect(await reloads(aRelease())).toBe(true);

  serve(2);
  expect(await reloads(aRelease())).toBe(false);
});

it('stays pending after it reloads, so that the visitor sees nothing in between', async () => {
  serve(2);
  const ended = jest.fn();

  void reloadForRelease(aRelease(), signal).then(ended);
  await settle();

  expect(notLoaded).toHaveBeenCalled();
  expect(ended).not.toHaveBeenCalled();
});

it('loads the page that the visitor was navigating to', async () => {
  serve(2);

  void reloadForRelease(aRelease(), signal, '/#where-the-visitor-goes');
  await settle();

  expect(window.location.hash).toBe('#where-the-visitor-goes');
  expect(notLoaded).not.toHaveBeenCalled();
});

it("carries the visitor's choices over", async () => {
  serve(2);

  await reloads(aRelease());

  expect(carryOver).toHaveBeenCalledTimes(1);
});

it("requests the live release's address, and then its manifest, with the given signal", async () => {
  serve(2);

  await reloads(aRelease());

  const known = { name: 'wizard', address: aRelease().address };
  expect(currentAddress).toHaveBeenCalledWith(known, signal);
  expect(request).toHaveBeenCalledWith(addressOf(2), expect.objectContaining({ signal }));
});

it.each([
  ['no release is known', undefined],
  ['no page of the release has loaded', aRelease({ state: { name: 'untried' } })],
  [
    'a page of the release threw before any was shown',
    aRelease({ state: { name: 'broken', wasLive: false } }),
  ],
])('does not reload and requests nothing when %s', async (_, release) => {
  serve(2);

  expect(await reloads(release)).toBe(false);
  expect(currentAddress).not.toHaveBeenCalled();
});

it('reloads the page for a release that worked and broke later', async () => {
  serve(2);

  expect(await reloads(aRelease({ state: { name: 'broken', wasLive: true } }))).toBe(true);
});

it('does not reload when the same release is still served', async () => {
  serve(1);

  expect(await reloads(aRelease())).toBe(false);
});

it.each([
  ['cannot be reached', () => Promise.reject(new TypeError('offline'))],
  ['is gone', async () => new Response('', { status: 404 })],
  ['has another contract', async () => Response.json(aManifest([], { contractVersion: '9.0' }))],
])('does not reload when the new release %s', async (_, answer) => {
  serve(2);
  request.mockImplementation(answer);

  expect(await reloads(aRelease())).toBe(false);
});

it('does not reload when it cannot record the reload', async () => {
  serve(2);
  const blocked = jest.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });

  expect(await reloads(aRelease())).toBe(false);

  blocked.mockRestore();
});

function serve(number: number) {
  currentAddress.mockResolvedValue(number === 1 ? aRelease().address : addressOf(number));
  request.mockImplementation(async () => Response.json(aManifest(['Wizard'])));
}

function addressOf(number: number) {
  return `/remotes/wizard/${number}/mf-manifest.json`;
}

/** Whether it reloads the page; when it does not, its promise must resolve. */
async function reloads(release: Release | undefined) {
  notLoaded.mockClear();
  const ended = jest.fn();
  void reloadForRelease(release, signal).then(ended);
  await settle();
  const asked = notLoaded.mock.calls.some(([error]) => /navigation/i.test(String(error)));
  expect(ended).toHaveBeenCalledTimes(asked ? 0 : 1);
  return asked;
}

function settle() {
  return new Promise((resolve) => setTimeout(resolve));
}
