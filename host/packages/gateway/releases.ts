import { setTimeout as sleep } from 'node:timers/promises';
import { type Change, releasesIn } from '@donate-impact/build/pointer';
import { idOf, listFile, sumOf } from '@donate-impact/build/release';
import { LRUCache } from 'lru-cache';
import type { Source } from './Source';

/** A release that is what its id says: the hash of its list of files, which has the hash of each page. */
export interface Release {
  /** The SHA-256 of each of its files in hexadecimal digits, by path. */
  files: ReadonlyMap<string, string>;
  /** The content of its files in `pages/`, by their paths there. */
  pages: ReadonlyMap<string, string>;
}

/** What is in force of a part's pointer. */
export interface InForce {
  /** Undefined if no change names only releases that are known. */
  change: Change | undefined;
  /** Whether a later change is not in force, because its release is missing or not as it was released. */
  isStale: boolean;
}

export type Releases = ReturnType<typeof createReleases>;

class NotAsReleased extends Error {}

// Enough for dozens of releases; one that is needed again is read again.
const mostBytes = 32 * 1024 * 1024;

/** Reads releases once, whoever asks for one meanwhile, and keeps what is in force until a pointer changes. */
export function createReleases(source: Source, refuse: (message: string) => void) {
  const refused = new LRUCache<string, true>({ max: 100 });
  const force = new Map<string, { changes: readonly Change[] } & InForce>();
  const deciding = new Map<string, Promise<InForce>>();
  const named = new WeakMap<readonly Change[], ReadonlySet<string>>();
  const kept = new LRUCache<string, Release, { part: string; id: string }>({
    maxSize: mostBytes,
    sizeCalculation: ({ pages }) => [...pages.values()].join('').length + 1,
    fetchMethod: async (key, _, { context: { part, id } }) => {
      try {
        return (await read(source, part, id)) ?? undefined;
      } catch (error) {
        if (error instanceof NotAsReleased && !refused.has(key)) refuse(error.message);
        refused.set(key, true);
        return undefined;
      }
    },
  });

  /** Whether a change of a part's pointer names a release. Reads the history once for each change of it. */
  function isNamed(part: string, id: string) {
    const changes = source.changes(part);
    const ids = named.get(changes) ?? releasesIn(changes);
    named.set(changes, ids);
    return ids.has(id);
  }

  /** A release of a part; null if it is not there, or is not what its id says. */
  async function release(part: string, id: string): Promise<Release | null> {
    const stamp = source.stamp(part, `${id}/${listFile}`);
    if (stamp === null) return null;
    return (await kept.fetch(`${part}/${id} ${stamp}`, { context: { part, id } })) ?? null;
  }

  /**
   * What is in force of a part's pointer: the last change that names only releases that are known. Who asks while a server
   * takes long to give a new one gets what was in force before.
   */
  async function inForce(part: string): Promise<InForce> {
    const changes = source.changes(part);
    const known = force.get(part);
    if (known?.changes === changes && known.change && !known.isStale) return known;
    const found = deciding.get(part) ?? decide(part, changes);
    deciding.set(part, found);
    return known ? Promise.race([found, sleep(source.patienceMs, known, { ref: false })]) : found;
  }

  async function decide(part: string, changes: readonly Change[]) {
    const change = await lastKnown(part, changes);
    const found = { changes, change, isStale: change !== changes.at(-1) };
    force.set(part, found);
    deciding.delete(part);
    return found;
  }

  async function lastKnown(part: string, changes: readonly Change[]) {
    for (const change of changes.toReversed()) {
      const ids = change.releases.match(/\b[0-9a-f]{32}\b/g) ?? [];
      const all = await Promise.all(ids.map((id) => release(part, id)));
      if (all.every(Boolean)) return change;
    }
    return undefined;
  }

  return { release, inForce, isNamed };
}

async function read(source: Source, part: string, id: string): Promise<Release | null> {
  if (!/^[0-9a-f]{32}$/.test(id)) return null;
  const list = (await source.read(part, `${id}/${listFile}`))?.toString();
  if (list === undefined) return null;
  assertSame(part, id, listFile, id, idOf(list));
  const files = new Map(
    [...list.matchAll(/^([0-9a-f]{64}) {2}(.+)$/gm)].map(([, sum = '', file = '']) => [file, sum]),
  );
  const pages = new Map<string, string>();
  for (const [file, sum] of files) {
    if (!file.startsWith('pages/')) continue;
    const content = await source.read(part, `${id}/${file}`);
    assertSame(part, id, file, sum, content && sumOf(content));
    pages.set(file.slice('pages/'.length), String(content));
  }
  return { files, pages };
}

function assertSame(
  part: string,
  release: string,
  file: string,
  expected: string,
  found: string | null,
) {
  if (found !== expected)
    throw new NotAsReleased(JSON.stringify({ part, release, file, expected, found }));
}
