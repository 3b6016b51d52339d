import { computeHash } from '../testing/computeHash';
import { fetchChecked } from './fetchChecked';

const text = '[{"id":"ruiz"}]';
const url = `/data.json#${computeHash(text)}`;
const request = jest.fn<Promise<Response>, Parameters<typeof fetch>>();

beforeEach(() => {
  request.mockReset().mockImplementation(async () => new Response(text));
});

it('passes on a file that has the hash in its url', async () => {
  const response = await fetchChecked(url, { cache: 'no-store' }, request);

  expect(await response.text()).toBe(text);
  expect(request.mock.calls).toEqual([[url, { cache: 'no-store' }]]);
});

it('refuses a file that has another hash, and names both hashes', async () => {
  const other = `${text} `;
  request.mockImplementation(async () => new Response(other));

  await expect(fetchChecked(url, {}, request)).rejects.toThrow(
    `it was changed on its way: expected ${computeHash(text)}, found ${computeHash(other)}`,
  );
});

it('checks nothing without a hash', async () => {
  const response = await fetchChecked('/data.json', {}, request);

  expect(await response.text()).toBe(text);
});

it('passes an error status on unchecked', async () => {
  request.mockImplementation(async () => new Response('404', { status: 404 }));

  expect((await fetchChecked(url, {}, request)).status).toBe(404);
});

it('leaves the check to the browser where the page cannot hash', async () => {
  const { subtle } = crypto;
  Object.defineProperty(crypto, 'subtle', { value: undefined, configurable: true });

  await fetchChecked(url, {}, request);

  expect(request.mock.calls).toEqual([[url, { integrity: computeHash(text) }]]);
  Object.defineProperty(crypto, 'subtle', { value: subtle, configurable: true });
});
