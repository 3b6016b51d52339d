import { existsSync } from 'node:fs';
import { copyFile, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { signatureFile, testedFile, versionFile } from '@donate-impact/releases/release';
import {
  copyRelease,
  describeLiveRelease,
  forgetReleases,
  isWhole,
} from '@donate-impact/releases/releaseFolder';

/**
 * Copies the live release from one folder to the folder of its app's deployed releases, completely or not at all, shared files
 * first. Replaces a deployed copy that is damaged. Removes releases that are not kept and were deployed long ago.
 */
export async function deployRelease(from: string, to: string, kept: readonly string[]) {
  const { id } = await describeLiveRelease(from);
  if (!(await isWhole(to, id).catch(() => false))) await copyRelease(from, id, to);
  // The list does not cover these: a deployed copy may be damaged, or have an older signature.
  for (const file of [versionFile, testedFile, signatureFile])
    if (existsSync(join(from, id, file))) await copyFile(join(from, id, file), join(to, id, file));
  await utimes(join(to, id), new Date(), new Date());
  await forgetReleases(to, new Set([...kept, id]));
}
