import { IntegrityError } from '@donate-impact/shared/integrity';
import { computeHash } from '@donate-impact/shared/testing/computeHash';
import { explainRefusal } from './explainRefusal';

const text = 'export const answer = 42;';
const hash = computeHash(text);
const address = 'http://localhost/remotes/wizard/static/js/Wizard.js';
const request = jest.spyOn(globalThis, 'fetch');

it('says of a refused script what the browser’s cache tells, without a request', async () => {
  request.mockResolvedValue(new Response('alert(1)'));

  expect(await explainRefusal(address, hash)).toBeInstanceOf(IntegrityError);
  const options = { cache: 'only-if-cached', mode: 'same-origin' };
  expect(request).toHaveBeenLastCalledWith(address, options);
});

it.each([
  ['has nothing', async () => Response.error()],
  ['has an answer of 404', async () => new Response('404', { status: 404 })],
  ['has the right content', async () => new Response(text)],
  ['cannot be read', () => Promise.reject(new TypeError('no cache'))],
])('says that a script could not be fetched when the cache %s', async (_, answer) => {
  request.mockImplementation(answer);

  expect(await explainRefusal(address, hash)).toEqual(new Error('it could not be fetched'));
});
