import { randomBytes } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { liveRelease, pointerFile } from '@donate-impact/build/pointer';

interface Next {
  /** Whether the previous release is still there. */
  keepsOld?: boolean;
  /** Changes the text of each file of the release. */
  change?: (text: string, file: string) => string;
}

/**
 * Deploys and releases a later release of a part: a copy of the live one under its own address.
 * @param part the folder of the part's releases
 * @param to the folder of the releases after that
 */
export async function nextRelease(part: string, to: string, { keepsOld, change }: Next = {}) {
  const [before, id] = [liveRelease(part), randomBytes(6).toString('hex')];
  const folder = join(to, id);
  await mkdir(to, { recursive: true });
  await cp(join(part, before), folder, {
    recursive: true,
    filter: (file) => !/\.(?:br|gz)$/.test(file),
  });
  const texts = (await filesIn(folder)).filter((file) => /\.(?:js|html|json)$/.test(file));
  for (const file of texts) {
    const text = (await readFile(file, 'utf8')).replaceAll(before, id);
    await writeFile(file, change?.(text, file) ?? text);
  }
  if (keepsOld) await cp(join(part, before), join(to, before), { recursive: true });
  await writeFile(
    join(to, pointerFile),
    (await readFile(join(part, pointerFile), 'utf8')).replaceAll(before, id),
  );
  return to;
}

/** The path of a chunk that a page loads itself; the shell loads the pages' own chunks. */
export const lazyChunk = /\/static\/js\/async\/(?!__federation_expose)[^/]+$/;

/** Removes the chunks that pages load themselves from a part's releases. */
export async function loseLazyChunks(part: string) {
  for (const file of await filesIn(part)) if (lazyChunk.test(file)) await rm(file);
}

async function filesIn(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
