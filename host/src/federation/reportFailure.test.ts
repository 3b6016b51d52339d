import { RemoteError } from './RemoteError';
import { hasReportedFailure, reportFailure } from './reportFailure';

it('tells of a failure in one console line and one event, alike', () => {
  const line = jest.spyOn(console, 'error').mockImplementation(() => {});
  const details: unknown[] = [];
  window.addEventListener('donate-impact:remote-failure', (event) =>
    details.push(Reflect.get(event, 'detail')),
  );
  expect(hasReportedFailure()).toBe(false);

  reportFailure(
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
  expect(hasReportedFailure()).toBe(true);
});
