import { existsSync, lstatSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { activeFile, readActiveReleases } from '@donate-impact/releases/activeReleases';
import type { ReleaseChange } from '@donate-impact/releases/ReleaseChange';
import { readRegularFileAsync } from '@donate-impact/releases/readRegularFile';
import type { Warn } from '@donate-impact/releases/refuse';
import { maxFileBytes } from '@donate-impact/releases/release';
import { noChanges, type ReleaseSource } from './ReleaseSource';

/**
 * Reads releases from folders of this machine.
 * @param folders finds the folder of each app's releases
 * @param freshMs for how long it need not look at folders and files again
 * @param toShown makes of an app's changes those that visitors see
 */
export function folderSource(
  folders: () => Readonly<Record<string, string>>,
  warn: Warn,
  { freshMs = 0, toShown = (changes: ReleaseChange[]) => changes } = {},
): ReleaseSource {
  const known = new Map<string, { stamp: string; changes: readonly ReleaseChange[] }>();
  let found = new Map<string, string>();
  let at = Number.NEGATIVE_INFINITY;

  function findFolders() {
    if (performance.now() - at < freshMs) return found;
    at = performance.now();
    found = new Map(Object.entries(folders()));
    for (const [app, folder] of found) readChanges(app, folder);
    return found;
  }

  /** Reads an app's changes if they are others. A file that cannot be read changes nothing. */
  function readChanges(app: string, folder: string) {
    const { stamp: before, changes = noChanges } = known.get(folder) ?? {};
    try {
      const stats = statSync(join(folder, activeFile), { throwIfNoEntry: false });
      const stamp = `${stats?.mtimeMs} ${stats?.size} ${stats?.ino}`;
      if (stamp === before) return;
      known.set(folder, { stamp, changes });
      const read = readActiveReleases(folder).filter((change) => change.app === app);
      if (read.length > 0) known.set(folder, { stamp, changes: toShown(read) });
    } catch (refusal) {
      warn(refusal);
    }
  }

  return {
    apps: () => [...findFolders().keys()],
    changes: (app) => known.get(findFolders().get(app) ?? '')?.changes ?? noChanges,
    async read(app, file) {
      const folder = findFolders().get(app);
      return folder ? readInside(folder, file) : null;
    },
    patienceMs: 10_000,
    isDown: (app, live) => !existsSync(join(findFolders().get(app) ?? '', live)),
  };
}

/** Reads a file in a folder; null if it is not there or elsewhere, or if it or a folder above it is a link. */
export async function readInside(folder: string, file: string) {
  const path = join(folder, file);
  if (file.split('/').includes('..')) return null;
  if (!lstatSync(path, { throwIfNoEntry: false })?.isFile()) return null;
  const isOwn = realpathSync(path) === join(realpathSync(folder), file);
  return isOwn ? readRegularFileAsync(path, maxFileBytes) : null;
}
