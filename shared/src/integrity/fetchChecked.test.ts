import { computeHash } from '../testing/computeHash';
import { fetchChecked } from './fetchChecked';
import { IntegrityError } from './IntegrityError';

const text = '[{"id":"ruiz"}]';
const address = `/data.json#${computeHash(text)}`;
const request = jest.fn<Promise<Response>, Parameters<typeof fetch>>();

beforeEach(() => {
  request.mockReset().mockImplementation(async () => new Response(text));
});

it('passes on a file that has the hash in its address', async () => {
  const response = await fetchChecked(address, { cache: 'no-store' }, request);

  expect(await response.text()).toBe(text);
  expect(request.mock.calls).toEqual([[address, { cache: 'no-store' }]]);
});

it('refuses a file that has another hash', async () => {
  request.mockImplementation(async () => new Response(`${text} `));

  await expect(fetchChecked(address, {}, request)).rejects.toThrow(IntegrityError);
});

it('checks nothing without a hash', async () => {
  const response = await fetchChecked('/data.json', {}, request);

  expect(await response.text()).toBe(text);
});

it('passes an error status on unchecked', async () => {
  request.mockImplementation(async () => new Response('404', { status: 404 }));

  expect((await fetchChecked(address, {}, request)).status).toBe(404);
});

it('leaves the check to the browser where the page cannot hash', async () => {
  const { subtle } = crypto;
  Object.defineProperty(crypto, 'subtle', { value: undefined, configurable: true });

  await fetchChecked(address, {}, request);

  expect(request.mock.calls).toEqual([[address, { integrity: computeHash(text) }]]);
  Object.defineProperty(crypto, 'subtle', { value: subtle, configurable: true });
});
