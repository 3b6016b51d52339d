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

/** Copies a part's live release and what makes it active. */
export async function copyLive(from: string | undefined, to: string) {
  const part = from ?? '';
  await mkdir(to, { recursive: true });
  const copy = await mkdtemp(join(to, 'live-'));
  await copyRelease(part, liveRelease(part), copy);
  await moveRelease(copy, to, liveRelease(part));
  await cp(join(part, activeFile), join(to, activeFile));
  return to;
}

/** Changes a part's live release and releases the result. Resolves with its id. */
export async function release(part: string, change: Change) {
  const id = await deriveRelease(part, change);
  const at = new Date().toISOString();
  const name = findActive(part)?.app ?? '';
  await appendChange(part, { app: name, at, by: '', why: '', releases: formatReleases(id) });
  return id;
}
