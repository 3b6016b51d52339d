import { failedAt } from './Progress';
import { RemoteError } from './RemoteError';

const progress = { remote: 'wizard', phase: 'entry', address: '/e.js', version: '1.2.0' } as const;

it('says what failed, where, and keeps the cause', () => {
  const cause = new TypeError('offline');

  expect(failedAt(progress, cause)).toMatchObject({
    name: 'RemoteError',
    message: 'wizard: offline',
    ...progress,
    cause,
  });
});

it('puts in words what is thrown without being an error', () => {
  expect(failedAt(progress, 404).message).toBe('wizard: 404');
});

it('leaves a failure alone that says by itself where it was', () => {
  const earlier = new RemoteError({ ...progress, phase: 'contract', reason: 'too old' });

  expect(failedAt(progress, earlier)).toBe(earlier);
});
