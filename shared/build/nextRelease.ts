import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Change, deriveRelease } from './deriveRelease';
import { liveRelease, pointerFile } from './pointer';
import { copyRelease, moveRelease } from './writeRelease';

interface Next {
  /** Whether the previous release is still there. */
  keepsOld?: boolean;
  /** Changes the files of the release. */
  change?: Change;
}

/**
 * For tests: deploys and releases a later release of a part, derived from the live one.
 * @param part the folder of the part's releases
 * @param to the folder of the releases after that
 */
export async function nextRelease(part: string, to: string, { keepsOld, change }: Next = {}) {
  await mkdir(to, { recursive: true });
  const [before, id] = [liveRelease(part), await deriveRelease(part, change, to)];
  if (keepsOld) {
    const copy = await mkdtemp(join(to, 'old-'));
    await copyRelease(part, before, copy);
    await moveRelease(copy, to, before);
  }
  await writeFile(
    join(to, pointerFile),
    (await readFile(join(part, pointerFile), 'utf8')).replaceAll(before, id),
  );
  return to;
}
