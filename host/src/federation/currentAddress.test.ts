import { createCurrentAddress, isSwitchedOff } from './currentAddress';

const { signal } = new AbortController();
const request = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
const currentAddress = createCurrentAddress(request);
const known = { name: 'wizard', address: '/remotes/wizard/aaaa/mf-manifest.json' } as const;

beforeEach(() => {
  request.mockReset();
});

it('gives the address of the release that a new tab would get', async () => {
  request.mockResolvedValue(Response.json({ host: 'cccc', wizard: 'bbbb' }));

  expect(await currentAddress(known, signal)).toBe('/remotes/wizard/bbbb/mf-manifest.json');
  expect(request).toHaveBeenCalledWith('/releases.json', { signal, cache: 'no-store' });
});

it('gives the hash of its manifest with it', async () => {
  const integrity = { wizard: 'sha384-b/b' };
  request.mockResolvedValue(Response.json({ wizard: 'bbbb', integrity }));
  const address = `${known.address}#sha384-a/a`;

  expect(await currentAddress({ ...known, address }, signal)).toBe(
    '/remotes/wizard/bbbb/mf-manifest.json#sha384-b/b',
  );
});

it('gives no hash when the gateway knows none, so that nothing of the release runs', async () => {
  request.mockResolvedValue(Response.json({ wizard: 'bbbb' }));
  const address = `${known.address}#sha384-a/a`;

  expect(await currentAddress({ ...known, address }, signal)).toBe(
    '/remotes/wizard/bbbb/mf-manifest.json#',
  );
});

it('keeps the origin of a remote that is served from elsewhere', async () => {
  request.mockResolvedValue(Response.json({ wizard: 'bbbb' }));
  const address = 'https://cdn.example/wizard/aaaa/mf-manifest.json';

  expect(await currentAddress({ ...known, address }, signal)).toBe(
    'https://cdn.example/wizard/bbbb/mf-manifest.json',
  );
});

it.each([
  ['cannot be reached', () => Promise.reject(new TypeError('offline'))],
  ['does not know', async () => new Response('404', { status: 404 })],
  ['does not name the remote', async () => Response.json({ results: 'bbbb' })],
  ['answers with something else', async () => Response.json(['bbbb'])],
])('keeps the known address when the gateway %s', async (_, answer) => {
  request.mockImplementation(answer);

  expect(await currentAddress(known, signal)).toBe(known.address);
});

it.each([
  ['/remotes/wizard/off/mf-manifest.json', true],
  ['/remotes/wizard/off/mf-manifest.json#', true],
  ['/remotes/wizard/aaaa/mf-manifest.json#sha384-/off/b', false],
  ['/remotes/wizard/aaaa/mf-manifest.json', false],
  ['https://off/wizard/aaaa/mf-manifest.json', false],
])('reads in %s whether the remote is switched off', (address, isOff) => {
  expect(isSwitchedOff(address)).toBe(isOff);
});
