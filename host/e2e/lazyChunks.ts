import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** The path of a chunk that a page loads itself; the shell loads the pages' own chunks. */
export const lazyChunk = /\/static\/js\/async\/(?!__federation_expose)[^/]+$/;

/** Removes the chunks that pages load themselves from a part's releases. */
export async function loseLazyChunks(part: string) {
  const entries = await readdir(part, { recursive: true, withFileTypes: true });
  for (const { parentPath, name } of entries)
    if (lazyChunk.test(join(parentPath, name))) await rm(join(parentPath, name));
}
