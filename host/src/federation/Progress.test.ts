import { IntegrityError } from '@donate-impact/shared/integrity';
import { failedAt } from './Progress';
import { RemoteError } from './RemoteError';

const progress = { remote: 'wizard', phase: 'entry', address: '/e.js' } as const;

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

it('says that a file was changed on its way, whatever it was', () => {
  const error = failedAt(progress, new IntegrityError('sha384-a', 'sha384-b'));

  expect(error).toMatchObject({ ...progress, phase: 'changed' });
  expect(error.message).toBe(
    'wizard: it was changed on its way: expected sha384-a, found sha384-b',
  );
});

it('does not wrap a RemoteError again', () => {
  const earlier = new RemoteError({ ...progress, phase: 'contract', reason: 'too old' });

  expect(failedAt(progress, earlier)).toBe(earlier);
});
