import { cp, mkdir, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import {
  activeFile,
  appendChange,
  findActive,
  formatReleases,
  liveRelease,
} from '@donate-impact/build/activeRelease';
import { type Change, deriveRelease } from '@donate-impact/build/deriveRelease';
import { copyRelease, moveRelease } from '@donate-impact/build/release';

/** Copies an app's live release and what makes it active. */
export async function copyLive(from: string | undefined, to: string) {
  const dist = from ?? '';
  await mkdir(to, { recursive: true });
  const copy = await mkdtemp(join(to, 'live-'));
  await copyRelease(dist, liveRelease(dist), copy);
  await moveRelease(copy, to, liveRelease(dist));
  await cp(join(dist, activeFile), join(to, activeFile));
  return to;
}

/** Changes an app's live release and releases the result. Resolves with its id. */
export async function release(dist: string, change: Change) {
  const id = await deriveRelease(dist, change);
  const at = new Date().toISOString();
  const name = findActive(dist)?.app ?? '';
  await appendChange(dist, { app: name, at, by: '', why: '', releases: formatReleases(id) });
  return id;
}
