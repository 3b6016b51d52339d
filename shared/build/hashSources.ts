import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFolder } from './sharedFolders';

/** 8 hexadecimal digits that differ from one version of an app's sources, or of the library's, to the next. */
export function hashSources(root: string): string {
  const hash = createHash('sha256');
  for (const folder of [join(root, 'src'), sourceFolder]) {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile() && !entry.name.includes('.test.'));
    for (const path of files.map((entry) => join(entry.parentPath, entry.name)).sort())
      hash.update(path.slice(folder.length)).update(readFileSync(path));
  }
  return hash.digest('hex').slice(0, 8);
}
