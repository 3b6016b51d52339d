import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { readRegularFileAsync } from '@donate-impact/releases/readRegularFile';
import { getMessage, refuse, type Warn } from '@donate-impact/releases/refuse';
import { maxFileBytes } from '@donate-impact/releases/release';

export type KeptFiles = ReturnType<typeof createKeptFiles>;

/**
 * Keeps files for a gateway's next start. It is a cache: if it is gone, full or read-only, the gateway goes on without it.
 * @param warn gets the first refusal
 */
export function createKeptFiles(folder: string, warn: Warn) {
  let isUnusable = false;

  /** Runs work on the cache; null if it fails. */
  async function attempt<Result>(file: string, work: () => Promise<Result>) {
    try {
      return await work();
    } catch (error) {
      if (!isUnusable) warn(refuse('CACHE_UNUSABLE', join(folder, file), getMessage(error)));
      isUnusable = true;
      return null;
    }
  }

  return {
    /** Reads a kept file, or null. */
    read: (file: string) =>
      attempt(file, () => readRegularFileAsync(join(folder, file), maxFileBytes)),
    /** Writes a file completely or not at all. */
    async write(file: string, content: string | Buffer) {
      await attempt(file, async () => {
        const path = join(folder, file);
        await mkdir(dirname(path), { recursive: true });
        // The gateways of a machine share the cache.
        const written = `${path}.${hostname()}`;
        await writeFile(written, content);
        await rename(written, path);
      });
    },
    /** Removes an app's releases that are not among these. */
    async forgetOthers(app: string, ids: ReadonlySet<string>) {
      for (const id of await readdir(join(folder, app)).catch(() => []))
        if (!ids.has(id))
          await attempt(join(app, id), () => rm(join(folder, app, id), { recursive: true }));
    },
  };
}
