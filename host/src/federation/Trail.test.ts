import { RemoteError } from './RemoteError';
import { failedAt } from './Trail';

const trail = { remote: 'wizard', phase: 'entry', address: '/e.js', version: '1.2.0' } as const;

it('says what failed, where, and keeps the cause', () => {
  const cause = new TypeError('offline');

  expect(failedAt(trail, cause)).toMatchObject({
    name: 'RemoteError',
    message: 'wizard: offline',
    ...trail,
    cause,
  });
});

it('puts in words what is thrown without being an error', () => {
  expect(failedAt(trail, 404).message).toBe('wizard: 404');
});

it('leaves a failure alone that says by itself where it was', () => {
  const earlier = new RemoteError({ ...trail, phase: 'contract', reason: 'too old' });

  expect(failedAt(trail, earlier)).toBe(earlier);
});
