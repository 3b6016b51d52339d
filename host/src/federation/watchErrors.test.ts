import type { Failure } from './RemoteError';
import { watchErrors } from './watchErrors';

const address =
  'http://localhost/remotes/results/0123456789abcdef0123456789abcdef/static/js/async/List.1.js';
const failures: Failure[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  // Each has its own list of what it has reported.
  failures.length = 0;
  const listen = jest.spyOn(window, 'addEventListener');
  watchErrors((failure) => failures.push(failure));
  added = listen.mock.calls as typeof added;
  listen.mockRestore();
});

afterEach(() => {
  jest.useRealTimers();
  for (const [type, listener] of added) window.removeEventListener(type, listener);
});

let added: [string, EventListener][] = [];

it('reports what a script of a part throws, with the part and the address', () => {
  fail(anError('x is undefined'));

  expect(failures).toEqual([
    { remote: 'results', phase: 'script', address, message: 'results: x is undefined' },
  ]);
});

it('reports a promise that a part has left without a handler', () => {
  const event = Object.assign(new Event('unhandledrejection'), { reason: anError('offline') });
  window.dispatchEvent(event);

  expect(failures).toMatchObject([{ remote: 'results', message: 'results: offline' }]);
});

it('reports what is thrown without being an error, by the address of the script', () => {
  fail('a text', address);

  expect(failures).toMatchObject([{ address, message: 'results: a text' }]);
});

it('leaves out the errors of scripts that belong to no part', () => {
  fail(Object.assign(new Error('not ours'), { stack: 'at chrome-extension://abc/a.js:1:2' }));

  expect(failures).toEqual([]);
});

it('leaves what a script throws while it is loaded to the loader', () => {
  // Added later, and so called later in Chromium.
  const prevent = (event: Event) => event.preventDefault();
  window.addEventListener('error', prevent);
  fail(anError('planted'));
  window.removeEventListener('error', prevent);

  expect(failures).toEqual([]);
});

it('reports the same error once, and ten different ones at most', () => {
  for (let count = 0; count < 20; count += 1) fail(anError('again'));
  for (let count = 0; count < 20; count += 1) fail(anError(`error ${count}`));

  expect(failures).toHaveLength(10);
});

function anError(message: string) {
  return Object.assign(new Error(message), { stack: `Error: ${message}\n  at a (${address}:1:2)` });
}

function fail(error: unknown, filename = '') {
  window.dispatchEvent(new ErrorEvent('error', { error, filename, cancelable: true }));
  jest.runAllTimers();
}
