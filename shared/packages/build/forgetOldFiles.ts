import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { keptDays } from './keptDays';

/**
 * Deletes hashed files of earlier builds after `keptDays`; until then, a tab that was opened before this build can
 * still load its chunks. `current` lists the files of this build, relative to `dist`.
 */
export async function forgetOldFiles(dist: string, current: ReadonlySet<string>) {
  const oldest = Date.now() - keptDays * 24 * 60 * 60 * 1000;
  const files = await readdir(join(dist, 'static'), { recursive: true });
  for (const file of files.map((name) => join('static', name))) {
    const { mtimeMs, isFile } = await stat(join(dist, file)).then((s) => ({
      mtimeMs: s.mtimeMs,
      isFile: s.isFile(),
    }));
    if (!isFile || mtimeMs >= oldest) continue;
    if (!current.has(file.replace(/\.(?:br|gz)$/, ''))) await rm(join(dist, file));
  }
}
