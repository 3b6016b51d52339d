import { createReload } from './createReload';
import type { Release } from './Remote';
import { aManifest } from './testing/aManifest';
import { aRelease } from './testing/aRelease';

const { signal } = new AbortController();
const request = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
const carryOver = jest.fn();
const reloadForRelease = createReload({ fetch: request, carryOver });
// jsdom does not load pages; it says on the console that it was asked to.
const notLoaded = jest.spyOn(console, 'error');

beforeEach(() => {
  sessionStorage.clear();
  window.location.hash = '';
  request.mockReset();
  carryOver.mockReset();
  notLoaded.mockReset().mockImplementation(() => {});
});

it('loads the page anew, once, for a release that has taken the place of this one', async () => {
  serve(2);

  expect(await reloads(aRelease())).toBe(true);
  expect(await reloads(aRelease())).toBe(false);
});

it('loads the page anew again for the release after that', async () => {
  serve(2);
  await reloads(aRelease());
  serve(3);
  expect(await reloads(aRelease())).toBe(true);

  serve(2);
  expect(await reloads(aRelease())).toBe(false);
});

it('goes on waiting after it asked for the page, so that nothing is shown in between', async () => {
  serve(2);
  const ended = jest.fn();

  void reloadForRelease(aRelease(), signal).then(ended);
  await settle();

  expect(notLoaded).toHaveBeenCalled();
  expect(ended).not.toHaveBeenCalled();
});

it('goes where the visitor was going', async () => {
  serve(2);

  void reloadForRelease(aRelease(), signal, '/#where-the-visitor-goes');
  await settle();

  expect(window.location.hash).toBe('#where-the-visitor-goes');
  expect(notLoaded).not.toHaveBeenCalled();
});

it('carries over what the visitor has chosen', async () => {
  serve(2);

  await reloads(aRelease());

  expect(carryOver).toHaveBeenCalledTimes(1);
});

it('asks where that remote is served, under the signal it was given', async () => {
  serve(2);

  await reloads(aRelease());

  expect(request).toHaveBeenCalledWith(
    '/remotes/wizard/mf-manifest.json',
    expect.objectContaining({ signal }),
  );
});

it.each([
  ['no release is known', undefined],
  ['no page of the release was shown', aRelease({ state: { name: 'untried' } })],
  [
    'a page of the release threw before any was shown',
    aRelease({ state: { name: 'broken', wasLive: false } }),
  ],
])('stays, and asks for nothing, where %s', async (_, release) => {
  serve(2);

  expect(await reloads(release)).toBe(false);
  expect(request).not.toHaveBeenCalled();
});

it('loads the page anew for a release that was shown and broke later', async () => {
  serve(2);

  expect(await reloads(aRelease({ state: { name: 'broken', wasLive: true } }))).toBe(true);
});

it('stays where the same release is still served', async () => {
  serve(1);

  expect(await reloads(aRelease())).toBe(false);
});

it.each([
  ['cannot be reached', () => Promise.reject(new TypeError('offline'))],
  ['is gone', async () => new Response('', { status: 404 })],
  ['speaks another contract', async () => Response.json(aManifest([], { contractVersion: '9.0' }))],
])('stays where the remote %s', async (_, answer) => {
  request.mockImplementation(answer);

  expect(await reloads(aRelease())).toBe(false);
});

it('stays where it could not remember that it has loaded the page anew', async () => {
  serve(2);
  const blocked = jest.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });

  expect(await reloads(aRelease())).toBe(false);

  blocked.mockRestore();
});

function serve(number: number) {
  const manifest = aManifest(['Wizard']);
  manifest.metaData.remoteEntry.name = `remoteEntry.${number}.js`;
  request.mockImplementation(async () => Response.json(manifest));
}

/** Whether it asks for the page; when it does not, it must end. */
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
