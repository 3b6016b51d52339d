import { createFailureLog } from './createFailureLog';
import { RemoteError } from './RemoteError';

const address = '/remotes/wizard/static/js/e.js';
const release = '0123456789abcdef0123456789abcdef';
const detail = {
  remote: 'wizard',
  phase: 'entry',
  address,
  release,
  recovered: false,
  message: 'wizard: gone',
};

const anError = () =>
  new RemoteError({ remote: 'wizard', release, phase: 'entry', address, reason: 'gone' });

let line: jest.SpyInstance;
let warning: jest.SpyInstance;

beforeEach(() => {
  line = jest.spyOn(console, 'error').mockReset().mockImplementation();
  warning = jest.spyOn(console, 'warn').mockReset().mockImplementation();
});

it('reports a failure in one console line and one event with the same details', () => {
  const details: unknown[] = [];
  window.addEventListener('donate-impact:remote-failure', (event) =>
    details.push(Reflect.get(event, 'detail')),
  );
  const failures = createFailureLog();
  expect(failures.isEmpty()).toBe(true);

  failures.report(anError());

  expect(details).toEqual([detail]);
  expect(line.mock.calls).toEqual([[`[donate-impact:remote-failure] ${JSON.stringify(detail)}`]]);
  expect(failures.isEmpty()).toBe(false);
});

it('reports a retry that worked as a warning, because the visitor has seen no failure', () => {
  const failures = createFailureLog();

  failures.report(Object.assign(anError(), { isRecovered: true }));

  const text = JSON.stringify({ ...detail, recovered: true });
  expect(warning.mock.calls).toEqual([[`[donate-impact:remote-failure] ${text}`]]);
  expect(line).not.toHaveBeenCalled();
  expect(failures.isEmpty()).toBe(true);
});

it('keeps the first fifty events for a script that listens late', () => {
  const failures = createFailureLog();

  for (let count = 0; count < 60; count += 1) failures.report(anError());

  expect(Reflect.get(window, 'donateImpactFailures')).toEqual(Array(50).fill(detail));
});
