import { waitFor } from '@testing-library/react';
import type { RemoteError } from './RemoteError';
import { addresses as addressesOfAll } from './testing/aLoader';
import { aRelease } from './testing/aRelease';
import { watchLazyChunks } from './watchLazyChunks';

const addresses = {
  ...addressesOfAll,
  marketing: 'https://cdn.example/intro/mf-manifest.json',
  wizard: '/remotes/wizard/mf-manifest.json',
  results: '/remotes/results/before/mf-manifest.json',
};
const chunk = 'http://localhost/remotes/results/static/js/dialog.js';
const release = aRelease({
  remote: 'results',
  address: '/remotes/results/mf-manifest.json',
});
const failures: RemoteError[] = [];
const reloadForRelease = jest.fn(async () => {});

beforeAll(() =>
  watchLazyChunks({
    addresses,
    loader: {
      releaseOf: (remote) => (remote === 'results' ? release : undefined),
      reportFailure: (error) => failures.push(error),
    },
    reloadForRelease,
  }),
);

beforeEach(() => {
  failures.length = 0;
  reloadForRelease.mockClear();
});

it('reports a chunk that could not be fetched to the operator', () => {
  addScript(chunk).dispatchEvent(new Event('error'));

  expect(failures).toMatchObject([
    {
      remote: 'results',
      phase: 'chunk',
      address: chunk,
      message: 'results: a part of a page could not be fetched',
    },
  ]);
});

it('reports both hashes of a chunk that was changed on its way', async () => {
  Object.assign(globalThis, { fetch: async () => new Response('alert(1)') });
  const script = addScript(chunk);
  script.integrity = 'sha384-expected';

  script.dispatchEvent(new Event('error'));

  await waitFor(() => expect(failures).toHaveLength(1), { timeout: 10_000 });
  expect(failures[0]?.message).toMatch(
    /^results: it was changed on its way: expected sha384-expected, found sha384-/,
  );
});

it('reports nothing when a chunk arrives', () => {
  addScript(chunk).dispatchEvent(new Event('load'));

  expect(failures).toEqual([]);
  expect(reloadForRelease).not.toHaveBeenCalled();
});

it('looks for a newer release within four seconds', () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout');

  addScript(chunk).dispatchEvent(new Event('error'));

  expect(reloadForRelease.mock.calls).toEqual([[release, expect.any(AbortSignal)]]);
  expect(timeout).toHaveBeenCalledWith(4000);
});

it.each([
  ['marketing', 'https://cdn.example/intro/static/js/1.js'],
  ['wizard', 'http://localhost/remotes/wizard/static/js/1.js'],
  ['results', 'http://localhost/remotes/results/static/js/1.js'],
])('recognizes a chunk of %s by the address of the release that runs', (remote, address) => {
  addScript(address).dispatchEvent(new Event('error'));

  expect(failures).toMatchObject([{ remote }]);
});

it('reports a chunk of a remote that has no running release', () => {
  addScript('http://localhost/remotes/wizard/1.js').dispatchEvent(new Event('error'));

  expect(failures).toMatchObject([{ remote: 'wizard' }]);
  expect(reloadForRelease.mock.calls).toEqual([[undefined, expect.any(AbortSignal)]]);
});

it('reports a chunk that was removed before it loaded', async () => {
  addScript(chunk).remove();
  await observed();

  expect(failures).toMatchObject([
    { address: chunk, message: 'results: a part of a page did not answer in time' },
  ]);
});

it.each(['load', 'error'])(
  'reports nothing more when a chunk is removed after its %s event',
  async (type) => {
    const script = addScript(chunk);
    script.dispatchEvent(new Event(type));
    failures.length = 0;

    script.remove();
    await observed();

    expect(failures).toEqual([]);
  },
);

it.each([
  ['the shell loads, because the loader reports it', { src: chunk, loader: 'shell' }],
  ['belongs to no remote', { src: 'http://localhost/static/js/shell.js', loader: '' }],
  ['only mentions a remote', { src: `http://localhost/x.js?${chunk}`, loader: '' }],
])('ignores a script that %s', async (_, { src, loader }) => {
  const script = addScript(src);
  script.dataset.loader = loader;

  script.dispatchEvent(new Event('error'));
  addScript(src, loader).remove();
  await observed();

  expect(failures).toEqual([]);
  expect(reloadForRelease).not.toHaveBeenCalled();
});

it('ignores elements other than scripts', async () => {
  const link = Object.assign(document.createElement('link'), { href: chunk });
  document.head.append(link);

  link.dispatchEvent(new Event('error'));
  link.remove();
  await observed();

  expect(failures).toEqual([]);
});

function addScript(src: string, loader = '') {
  const script = document.createElement('script');
  script.src = src;
  if (loader) script.dataset.loader = loader;
  document.head.append(script);
  return script;
}

/** Waits until the MutationObserver has been called. */
function observed() {
  return new Promise((resolve) => setTimeout(resolve));
}
