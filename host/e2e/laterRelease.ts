import { cp, mkdir, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import {
  activeFile,
  appendChanges,
  readActiveReleases,
  readLiveRelease,
} from '@donate-impact/releases/activeReleases';
import { copyRelease, moveRelease } from '@donate-impact/releases/releaseFolder';
import { createChange } from '@donate-impact/testing/createChange';
import { deriveRelease, type FileEdit } from '@donate-impact/testing/deriveRelease';

/** Copies an app's live release and what makes it active. */
export async function copyLive(from: string | undefined, to: string) {
  const dist = from ?? '';
  await mkdir(to, { recursive: true });
  const copy = await mkdtemp(join(to, 'live-'));
  await copyRelease(dist, readLiveRelease(dist), copy);
  await moveRelease(copy, to, readLiveRelease(dist));
  await cp(join(dist, activeFile), join(to, activeFile));
  return to;
}

/** Changes an app's live release and releases the result. Resolves with its id. */
export async function release(dist: string, change: FileEdit) {
  const id = await deriveRelease(dist, change);
  const app = readActiveReleases(dist).at(-1)?.app ?? '';
  await appendChanges(dist, createChange(app, `* ${id};`));
  return id;
}
