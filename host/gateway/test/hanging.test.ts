/** @jest-environment node */

import { join } from 'node:path';
import { liveRelease } from '@donate-impact/build/activeRelease';
import { getDists } from '@donate-impact/build/remotes';
import { folderSource } from '../folderSource';
import { readReleases } from '../readReleases';

it('reads a release again after a read that never ended', async () => {
  jest.useFakeTimers();
  const folders = getDists(join(__dirname, '../../..'));
  const id = liveRelease(folders.wizard ?? '');
  const source = folderSource(() => folders);
  const read = jest.spyOn(source, 'read').mockReturnValueOnce(new Promise(() => {}));
  const { release } = readReleases(source, () => {});

  const first = release('wizard', id);
  await jest.advanceTimersByTimeAsync(30_000);

  expect(await first).toBeNull();
  jest.useRealTimers();
  expect((await release('wizard', id))?.pages.has('remote.json')).toBe(true);
  expect(read).toHaveBeenCalledWith('wizard', `${id}/files.sha256`);
});
