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

it('takes the manifest that came in the page without asking for it', async () => {
  inline('results', JSON.stringify(manifest));

  expect(await fetchManifest(request, progress, signal)).toEqual(manifest);
  expect(request).not.toHaveBeenCalled();
});

it('asks the network the second time, for a remote that was deployed meanwhile', async () => {
  inline('results', JSON.stringify(manifest));
  await fetchManifest(request, progress, signal);

  expect(await fetchManifest(request, progress, signal)).toEqual(inNetwork);
});

it('leaves the manifest of another remote alone', async () => {
  inline('wizard', JSON.stringify(aManifest(['Wizard'])));

  expect(await fetchManifest(request, progress, signal)).toEqual(inNetwork);
  expect(document.querySelector('script[data-manifest="wizard"]')).toBeInTheDocument();
});

it.each(['', '{"contract', '{}'])('asks the network when "%s" came in the page', async (text) => {
  inline('results', text);

  expect(await fetchManifest(request, progress, signal)).toEqual(inNetwork);
});

it('does not ask the network about a contract that it cannot keep', async () => {
  inline('results', JSON.stringify({ ...manifest, contractVersion: '2.0.0' }));

  await expect(fetchManifest(request, progress, signal)).rejects.toMatchObject({
    phase: 'contract',
  });
  expect(request).not.toHaveBeenCalled();
});

it('asks the network past the cache, under the signal it was given', async () => {
  await fetchManifest(request, progress, signal);

  expect(request.mock.calls).toEqual([[address, { signal, cache: 'no-store' }]]);
});

it('says with which status the network refused', async () => {
  request.mockImplementation(async () => new Response('', { status: 503 }));

  await expect(fetchManifest(request, progress, signal)).rejects.toThrow(
    'answered with status 503',
  );
});

function inline(remote: string, text: string) {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.dataset.manifest = remote;
  script.textContent = text;
  document.head.append(script);
}
