/** @jest-environment jest-fixed-jsdom */
import { type Failure, findFrames } from './RemoteError';
import { findScript, watchErrors } from './watchErrors';

const address = 'http://localhost/remotes/results/static/js/async/List.1.js';
const failures: Omit<Failure, 'release'>[] = [];
let loading = '';

beforeEach(() => {
  jest.useFakeTimers();
  // Each has its own list of what it has reported.
  failures.length = 0;
  const spies = [window, document].map((target) => jest.spyOn(target, 'addEventListener'));
  loading = '';
  watchErrors(
    (failure) => failures.push(failure),
    (remote) => remote === loading,
  );
  added = spies.flatMap((spy) => spy.mock.calls) as typeof added;
  for (const spy of spies) spy.mockRestore();
});

afterEach(() => {
  jest.useRealTimers();
  for (const target of [window, document])
    for (const given of added) target.removeEventListener(...given);
});

let added: [string, EventListener, boolean][] = [];

it('reports what a script of an app throws, with the app, the address and the place', () => {
  fail(anError('x is undefined'));

  const frames = ['/remotes/results/static/js/async/List.1.js:1:2'];
  expect(failures).toEqual([
    { remote: 'results', phase: 'script', address, message: 'x is undefined', frames },
  ]);
});

it('reports a promise that an app has left without a handler', () => {
  const event = Object.assign(new Event('unhandledrejection'), { reason: anError('offline') });
  window.dispatchEvent(event);

  expect(failures).toMatchObject([{ remote: 'results', message: 'offline' }]);
});

it('reports what is thrown without being an error, by the address of the script', () => {
  fail('a text', address);

  expect(failures).toMatchObject([{ address, message: 'a text' }]);
});

it('leaves out the errors of scripts that belong to no app', () => {
  fail(Object.assign(new Error('not ours'), { stack: 'at chrome-extension://abc/a.js:1:2' }));

  expect(failures).toEqual([]);
});

it('reports a chunk that could not be fetched later', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('not in the cache'));
  // Another page of the remote may be loading meanwhile.
  loading = 'results';
  failScript(address);
  const request = { name: 'ChunkLoadError', request: address };
  fail(Object.assign(anError('Loading chunk 1 failed.'), request), address);
  await jest.runAllTimersAsync();

  const message = 'it could not be fetched';
  expect(failures).toEqual([{ remote: 'results', phase: 'chunk', address, message }]);
});

it('leaves what fails while the loader is loading from the remote to the loader', () => {
  loading = 'results';
  fail(anError('planted'));
  failScript(address);

  expect(failures).toEqual([]);
});

it('reports the same error once, and ten different ones at most', () => {
  for (let count = 0; count < 20; count += 1) fail(anError('again'));
  for (let count = 0; count < 20; count += 1) fail(anError(`error ${count}`));

  expect(failures).toHaveLength(10);
});

const script = 'http://localhost/remotes/wizard/static/js/a.1.js';

it.each([
  ['Chromium', `TypeError: x\n    at a (${script}:1:20)\n    at ${script}:1:30`],
  ['Firefox and Safari', `a@${script}:1:20\nb@[native code]\n@${script}:1:30`],
  ['a later attempt', `${script}?try=1`, ''],
])('finds the app whose script threw, and where: %s', (_, text, frames = ':1:20 :1:30') => {
  expect(findScript(text)).toEqual({ remote: 'wizard', address: script });
  const path = '/remotes/wizard/static/js/a.1.js';
  expect(findFrames(text)?.join(' ') ?? '').toBe(frames.replaceAll(':1:', `${path}:1:`));
});

it('finds the first four frames', () => {
  expect(findFrames(`${script}:1:20\n`.repeat(9))).toHaveLength(4);
});

it('finds the shell', () => {
  const text = 'https://x.example/host/static/js/index.1.js';

  expect(findScript(text)).toEqual({ remote: 'host', address: text });
});

it.each(['', '/demo', 'chrome-extension://abc/a.js:1:2'])(
  'finds nothing in what is not a file of an app: %p',
  (text) => {
    expect(findScript(text).address).toBe('');
  },
);

function anError(message: string) {
  return Object.assign(new Error(message), { stack: `Error: ${message}\n  at a (${address}:1:2)` });
}

function fail(error: unknown, filename = '') {
  window.dispatchEvent(new ErrorEvent('error', { error, filename, cancelable: true }));
  jest.runAllTimers();
}

function failScript(src: string) {
  const script = document.createElement('script');
  Object.assign(script, { type: 'text/plain', src, integrity: 'sha384-x' });
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
  script.remove();
}
