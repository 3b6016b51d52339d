import { mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { readChanges } from '@donate-impact/build/activeRelease';
import { changeActiveReleases } from '../changeActiveReleases';
import { createChange } from './startGateway';

it('keeps every change of commands that run at the same time', async () => {
  jest.spyOn(console, 'log').mockImplementation();
  const folder = await mkdtemp(join(tmpdir(), 'active-'));
  const [apps, active] = [join(folder, 'apps'), join(folder, 'active-releases')];
  await Promise.all([apps, active].map((each) => mkdir(each)));
  const reasons = Array.from('abcdefghijklmnopqrstuvwxyz');

  await Promise.all(
    reasons.map((why) => {
      const change = createChange('wizard', '* off;', { why });
      return changeActiveReleases(apps, active, Readable.from([`${JSON.stringify(change)}\n`]));
    }),
  );

  const kept = readChanges(active).map(({ why }) => why);
  expect(kept.sort()).toEqual(reasons);
});
