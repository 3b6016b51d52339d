import { cp } from 'node:fs/promises';
import type { RemoteName } from '@donate-impact/build/remotes';
import { appendChanges, readActiveReleases } from '@donate-impact/releases/activeReleases';
import { createChange } from '@donate-impact/testing/createChange';
import { deriveRelease, type FileEdit } from '@donate-impact/testing/deriveRelease';
import { getDist } from './gateway';

/** Copies the folder of a remote's releases, which a test may then change. */
export async function copyReleases(remote: RemoteName, to: string) {
  await cp(getDist(remote), to, { recursive: true });
  return to;
}

/** Changes an app's live release and releases the result. Resolves with its id. */
export async function release(dist: string, change: FileEdit) {
  const id = await deriveRelease(dist, change);
  const app = readActiveReleases(dist).at(-1)?.app ?? '';
  await appendChanges(dist, createChange(app, `* ${id};`));
  return id;
}
