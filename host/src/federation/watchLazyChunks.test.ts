import type { RemoteError } from './RemoteError';
import { aRelease } from './testing/aRelease';
import { watchLazyChunks } from './watchLazyChunks';

const addresses = {
  marketing: 'https://cdn.example/intro/mf-manifest.json',
  wizard: '/remotes/wizard/mf-manifest.json',
  results: '/remotes/results/mf-manifest.json',
};
const chunk = 'http://localhost/remotes/results/static/js/dialog.js';
const release = aRelease({ remote: 'results', version: '1.4.2' });
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

it('tells the operator of a chunk that could not be fetched', () => {
  addScript(chunk).dispatchEvent(new Event('error'));

  expect(failures).toMatchObject([
    {
      remote: 'results',
      phase: 'chunk',
      address: chunk,
      version: '1.4.2',
      message: 'results: a part of a page could not be fetched',
    },
  ]);
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
])('knows a chunk of %s by its address', (remote, address) => {
  addScript(address).dispatchEvent(new Event('error'));

  expect(failures).toMatchObject([{ remote }]);
});

it('does not know the version of a remote of which no release runs', () => {
  addScript('http://localhost/remotes/wizard/1.js').dispatchEvent(new Event('error'));

  expect(failures).toMatchObject([{ version: undefined }]);
  expect(reloadForRelease.mock.calls).toEqual([[undefined, expect.any(AbortSignal)]]);
});

it('tells of a chunk that was given up before it answered', async () => {
  addScript(chunk).remove();
  await observed();

  expect(failures).toMatchObject([
    { address: chunk, message: 'results: a part of a page did not answer in time' },
  ]);
});

it.each(['load', 'error'])(
  'says nothing more when a chunk is taken away after its %s',
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
  ['the shell loads, which tells of it itself', { src: chunk, loader: 'shell' }],
  ['belongs to no remote', { src: 'http://localhost/static/js/shell.js', loader: '' }],
  ['only mentions a remote', { src: `http://localhost/x.js?${chunk}`, loader: '' }],
])('leaves alone a script that %s', async (_, { src, loader }) => {
  const script = addScript(src);
  script.dataset.loader = loader;

  script.dispatchEvent(new Event('error'));
  addScript(src, loader).remove();
  await observed();

  expect(failures).toEqual([]);
  expect(reloadForRelease).not.toHaveBeenCalled();
});

it('leaves alone what is no script', async () => {
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

/** A MutationObserver is called after what runs now. */
function observed() {
  return new Promise((resolve) => setTimeout(resolve));
}
