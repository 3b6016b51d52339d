import { existsSync, lstatSync, realpathSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { activeFile, type Change, readChanges } from '@donate-impact/build/activeRelease';
import type { Source } from './Source';

interface Known {
  /** The time of the last look at the file. */
  at: number;
  stamp: string;
  changes: readonly Change[];
}

/**
 * Reads releases from folders of this machine.
 * @param folders returns the folder of each app's releases, at every request
 * @param freshMs the number of milliseconds before a file is read again
 */
export function folderSource(folders: () => Readonly<Record<string, string>>, freshMs = 0): Source {
  const files = new Map<string, Known>();
  const getFolder = (app: string) => (Object.hasOwn(folders(), app) ? folders()[app] : undefined);
  return {
    apps: () => Object.keys(folders()),
    changes(app) {
      const folder = getFolder(app);
      if (!folder) return none;
      const known = files.get(folder);
      const at = performance.now();
      if (known && at - known.at < freshMs) return known.changes;
      const stamp = readStamp(join(folder, activeFile));
      if (known) known.at = at;
      if (known?.stamp === stamp) return known.changes;
      const read = readChanges(folder).filter((change) => change.app === app);
      // A file that cannot be read changes nothing.
      const changes = read.length > 0 ? read : (known?.changes ?? read);
      files.set(folder, { at, stamp, changes });
      return changes;
    },
    async read(app, file) {
      const folder = getFolder(app);
      return folder ? readInside(folder, file) : null;
    },
    patienceMs: 10_000,
    isDown: (app, live) => !existsSync(join(getFolder(app) ?? '', live)),
  };
}

const none: readonly Change[] = [];

function readStamp(path: string) {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats ? `${stats.mtimeMs} ${stats.size} ${stats.ino}` : '';
}

/** Reads a file in a folder; null if it is not there or elsewhere, or if it or a folder above it is a link. */
export async function readInside(folder: string, file: string) {
  const path = join(folder, file);
  if (file.split('/').includes('..')) return null;
  if (!lstatSync(path, { throwIfNoEntry: false })?.isFile()) return null;
  return realpathSync(path) === join(realpathSync(folder), file) ? readFile(path) : null;
}
