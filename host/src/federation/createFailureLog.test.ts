import { createFailureLog } from './createFailureLog';
import { RemoteError } from './RemoteError';

it('reports a failure in one console line and one event with the same details', () => {
  const line = jest.spyOn(console, 'error').mockImplementation(() => {});
  const details: unknown[] = [];
  window.addEventListener('donate-impact:remote-failure', (event) =>
    details.push(Reflect.get(event, 'detail')),
  );
  const failures = createFailureLog();
  expect(failures.isEmpty()).toBe(true);

  failures.report(
    new RemoteError({ remote: 'wizard', phase: 'entry', address: '/e.js', reason: 'gone' }),
  );

  const detail = {
    remote: 'wizard',
    phase: 'entry',
    address: '/e.js',
    version: 'unknown',
    message: 'wizard: gone',
  };
  expect(details).toEqual([detail]);
  expect(line.mock.calls).toEqual([[`[donate-impact:remote-failure] ${JSON.stringify(detail)}`]]);
  expect(failures.isEmpty()).toBe(false);
});
