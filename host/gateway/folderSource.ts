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
 * @param folders returns the folder of each part's releases, at every request
 * @param freshMs the number of milliseconds before a file is read again
 */
export function folderSource(folders: () => Readonly<Record<string, string>>, freshMs = 0): Source {
  const files = new Map<string, Known>();
  const getFolder = (part: string) =>
    Object.hasOwn(folders(), part) ? folders()[part] : undefined;
  return {
    parts: () => Object.keys(folders()),
    changes(part) {
      const folder = getFolder(part);
      if (!folder) return none;
      const known = files.get(folder);
      const at = performance.now();
      if (known && at - known.at < freshMs) return known.changes;
      const stamp = readStamp(join(folder, activeFile)) ?? '';
      if (known) known.at = at;
      if (known?.stamp === stamp) return known.changes;
      const read = readChanges(folder).filter((change) => change.part === part);
      // A file that cannot be read changes nothing.
      const changes = read.length > 0 ? read : (known?.changes ?? read);
      files.set(folder, { at, stamp, changes });
      return changes;
    },
    async read(part, file) {
      const folder = getFolder(part);
      return folder && isInside(folder, file) ? readFile(join(folder, file)) : null;
    },
    stamp(part, file) {
      const folder = getFolder(part);
      const stamp = folder ? readStamp(join(folder, file)) : null;
      return stamp && `${folder} ${stamp}`;
    },
    patienceMs: 10_000,
    isDown: (part, live) => !existsSync(join(getFolder(part) ?? '', live)),
  };
}

const none: readonly Change[] = [];

function readStamp(path: string) {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats?.isFile() ? `${stats.mtimeMs} ${stats.size} ${stats.ino}` : null;
}

/** Returns true if a file exists, and neither it nor a folder above it is a link. */
function isInside(folder: string, file: string) {
  const path = join(realpathSync(folder), file);
  const stats = lstatSync(path, { throwIfNoEntry: false });
  return Boolean(stats?.isFile()) && realpathSync(path) === path;
}
