import { appendFile, cp, mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeDeltas } from '@donate-impact/build/deltas';
import { type Change, deriveRelease } from '@donate-impact/build/deriveRelease';
import { liveFolder, liveRelease, pointerFile } from '@donate-impact/build/pointer';

/** Copies a part's live release and its pointer. */
export async function copyLive(from: string | undefined, to: string) {
  const part = from ?? '';
  await mkdir(to, { recursive: true });
  await cp(liveFolder(part), join(to, liveRelease(part)), { recursive: true });
  await cp(join(part, pointerFile), join(to, pointerFile));
  return to;
}

/** Releases a part's live release with a change. Resolves with the folder of the new one. */
export async function release(part: string, change: Change) {
  const before = liveFolder(part);
  const id = await deriveRelease(part, change);
  await writeDeltas(join(part, id), [before]);
  const [last = ''] = (await readFile(join(part, pointerFile), 'utf8'))
    .trim()
    .split('\n')
    .slice(-1);
  await appendFile(join(part, pointerFile), `${last.replace(liveRelease(part), id)}\n`);
  return join(part, id);
}

/** The copies that a release has for browsers with files of the one before. */
export async function copiesIn(folder: string) {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  return files
    .filter((file) => file.isFile() && file.parentPath.includes('.dcz'))
    .map((file) => join(file.parentPath, file.name));
}
