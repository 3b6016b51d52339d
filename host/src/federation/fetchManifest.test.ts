import { hashOf } from '@donate-impact/shared/testing/hashOf';
import { fetchManifest } from './fetchManifest';
import { aManifest } from './testing/aManifest';

const address = '/remotes/results/mf-manifest.json';
const progress = { remote: 'results', phase: 'manifest', address } as const;
const { signal } = new AbortController();
const manifest = aManifest(['Results']);
const inNetwork = aManifest(['Results', 'Confirm']);
const request = jest.fn<Promise<Response>, Parameters<typeof fetch>>();

beforeEach(() => {
  request.mockReset().mockImplementation(async () => Response.json(inNetwork));
});

afterEach(() => {
  document.head.replaceChildren();
});

it('reads the manifest that is embedded in the page without a request', async () => {
  inline('results', JSON.stringify(manifest));

  expect(await fetchManifest(request, progress, signal)).toEqual(manifest);
  expect(request).not.toHaveBeenCalled();
});

it('fetches the manifest the second time, in case the remote was deployed meanwhile', async () => {
  inline('results', JSON.stringify(manifest));
  await fetchManifest(request, progress, signal);

  expect(await fetchManifest(request, progress, signal)).toEqual(inNetwork);
});

it('ignores the embedded manifest of another remote', async () => {
  inline('wizard', JSON.stringify(aManifest(['Wizard'])));

  expect(await fetchManifest(request, progress, signal)).toEqual(inNetwork);
  expect(document.querySelector('script[data-manifest="wizard"]')).toBeInTheDocument();
});

it.each(['', '{"contract', '{}'])(
  'fetches the manifest when the page contains "%s"',
  async (text) => {
    inline('results', text);

    expect(await fetchManifest(request, progress, signal)).toEqual(inNetwork);
  },
);

it('does not fetch again after an unsupported contract', async () => {
  inline('results', JSON.stringify({ ...manifest, contractVersion: '2.0.0' }));

  await expect(fetchManifest(request, progress, signal)).rejects.toMatchObject({
    phase: 'contract',
  });
  expect(request).not.toHaveBeenCalled();
});

it('bypasses the cache and passes the given signal on', async () => {
  await fetchManifest(request, progress, signal);

  expect(request.mock.calls).toEqual([[address, { signal, cache: 'no-store' }]]);
});

it('accepts a manifest that has the hash in its address', async () => {
  const text = JSON.stringify(inNetwork);

  expect(await fetchManifest(request, { ...progress, address: withHash(text) }, signal)).toEqual(
    inNetwork,
  );
});

it.each([
  ['has another hash than its address says', withHash('another'), /changed on its way/],
  ['has no known hash', `${address}#`, /does not know the hash/],
])('refuses a manifest that %s', async (_, named, reason) => {
  const fetching = fetchManifest(request, { ...progress, address: named }, signal);

  await expect(fetching).rejects.toThrow(reason);
});

it('leaves the check to the browser where the page cannot hash', async () => {
  const { subtle } = crypto;
  Object.defineProperty(crypto, 'subtle', { value: undefined, configurable: true });
  const named = withHash('another');

  await fetchManifest(request, { ...progress, address: named }, signal);

  const [, integrity] = named.split('#');
  expect(request.mock.calls).toEqual([[named, { signal, cache: 'no-store', integrity }]]);
  Object.defineProperty(crypto, 'subtle', { value: subtle, configurable: true });
});

it('reports the HTTP status of a failed request', async () => {
  request.mockImplementation(async () => new Response('', { status: 503 }));

  await expect(fetchManifest(request, progress, signal)).rejects.toThrow(
    'request failed with status 503',
  );
});

function withHash(text: string) {
  return `${address}#${hashOf(text)}`;
}

function inline(remote: string, text: string) {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.dataset.manifest = remote;
  script.textContent = text;
  document.head.append(script);
}
