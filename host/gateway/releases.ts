import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Change,
  collectReleases,
  findLive,
  off,
  recentChanges,
} from '@donate-impact/build/activeRelease';
import { readReleases } from './readReleases';
import type { Source } from './Source';

/** The change of an app's active release that is in force. */
export interface InForce {
  /** Undefined if every change names an unknown release. */
  change: Change | undefined;
  /** The previous live release that was not rolled back; while the app is off, the last live one. */
  before: string | undefined;
  /** True if a later change is not in force: its release is missing, damaged or still being read. */
  isStale: boolean;
}

export type Releases = ReturnType<typeof createReleases>;

/** Reads the apps' releases, and finds the changes in force; it keeps those until an active release changes. */
export function createReleases(source: Source, refuse: (message: string) => void) {
  const { list, release } = readReleases(source, refuse);
  const force = new Map<string, { changes: readonly Change[] } & InForce>();
  const deciding = new Map<string, Promise<InForce>>();
  const named = new WeakMap<readonly Change[], ReadonlySet<string>>();

  /** Returns true if the history of an app's active release names a release. Reads the history once after each change. */
  function isNamed(app: string, id: string) {
    const changes = source.changes(app);
    const ids = named.get(changes) ?? collectReleases(changes);
    named.set(changes, ids);
    return ids.has(id);
  }

  /** Finds the latest release that lists a file and that a recent change names, and the file's SHA-256 there. */
  async function findShared(app: string, file: string) {
    for (const id of [...collectReleases(recentChanges(source.changes(app)))].reverse()) {
      const sum = (await list(app, id))?.get(file);
      if (sum) return { id, sum };
    }
    return undefined;
  }

  /**
   * Finds the change of an app's active release that is in force: the last one whose releases are all known. Resolves with the
   * previous result while a server takes longer than `patienceMs` to send a new release.
   */
  async function inForce(app: string): Promise<InForce> {
    const changes = source.changes(app);
    const known = force.get(app);
    if (known?.changes === changes && known.change && !known.isStale) return known;
    const found = deciding.get(app) ?? decide(app, changes).finally(() => deciding.delete(app));
    deciding.set(app, found);
    return known
      ? Promise.race([found, sleep(source.patienceMs, { ...known, isStale: true }, { ref: false })])
      : found;
  }

  async function decide(app: string, changes: readonly Change[]) {
    const change = await lastKnown(app, changes);
    const before = await getLast(app, liveBefore(changes, change));
    const found = { changes, change, before, isStale: change !== changes.at(-1) };
    force.set(app, found);
    return found;
  }

  /** Finds the last known one of some releases. */
  async function getLast(app: string, ids: readonly string[]) {
    for (const id of ids.toReversed()) if (await release(app, id)) return id;
    return undefined;
  }

  async function lastKnown(app: string, changes: readonly Change[]) {
    for (const change of changes.toReversed()) {
      const ids = change.releases.match(/\b[0-9a-f]{32}\b/g) ?? [];
      const all = await Promise.all(ids.map((id) => release(app, id)));
      if (all.every(Boolean)) return change;
    }
    return undefined;
  }

  return { release, list, findShared, inForce, isNamed };
}

/** The releases that were live and were not rolled back: a change to an earlier one drops the later ones. */
function liveBefore(changes: readonly Change[], current: Change | undefined) {
  const live: string[] = [];
  for (const change of changes.slice(0, current && changes.indexOf(current) + 1)) {
    const id = findLive(change);
    if (id === off) continue;
    const known = live.indexOf(id);
    if (known === -1) live.push(id);
    else live.length = known + 1;
  }
  return current && findLive(current) === off ? live : live.slice(0, -1);
}
