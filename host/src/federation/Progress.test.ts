import { failedAt } from './Progress';
import { RemoteError } from './RemoteError';

const progress = { remote: 'wizard', phase: 'entry', address: '/e.js', version: '1.2.0' } as const;

it('describes what failed and where, and keeps the cause', () => {
  const cause = new TypeError('offline');

  expect(failedAt(progress, cause)).toMatchObject({
    name: 'RemoteError',
    message: 'wizard: offline',
    ...progress,
    cause,
  });
});

it('describes a thrown value that is not an Error', () => {
  expect(failedAt(progress, 404).message).toBe('wizard: 404');
});

it('does not wrap a RemoteError again', () => {
  const earlier = new RemoteError({ ...progress, phase: 'contract', reason: 'too old' });

  expect(failedAt(progress, earlier)).toBe(earlier);
});
