import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import {
  collectReleases,
  type ReleaseChange,
  recentChanges,
} from '@donate-impact/releases/ReleaseChange';
import { refuse } from '@donate-impact/releases/refuse';
import {
  computeSum,
  getPlace,
  listFile,
  sharedFolder,
  signatureFile,
  speculationFile,
  testedFile,
  versionFile,
} from '@donate-impact/releases/release';
import { LRUCache } from 'lru-cache';
import { countBytes, type Prepared } from '../http/sendPrepared';
import type { Releases } from '../sources/createReleases';

const types: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  sha256: 'text/plain; charset=utf-8',
  signature: 'text/plain; charset=utf-8',
  woff2: 'font/woff2',
};
const decompress = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

/** Files of a release that its list does not name, and that may change: it may be signed again. */
export const unlisted = new Set([versionFile, testedFile, signatureFile, listFile]);

/** By the path of each shared file, the latest release that lists it, and its SHA-256 there. */
type SharedFiles = Map<string, { id: string; sum: string }>;

export type Files = ReturnType<typeof createFiles>;

const maxBytes = 32 * 1024 * 1024;

/**
 * Keeps files of releases ready, up to 32 MB. Gives only files that match the release's list, in the encodings whose
 * copies have the same content.
 */
export function createFiles(releases: Releases) {
  const kept = new LRUCache<string, Prepared, () => Promise<Prepared | undefined>>({
    maxSize: maxBytes,
    sizeCalculation: (prepared) => countBytes(prepared) + 1,
    ignoreFetchAbort: true,
    fetchMethod: (_, __, { context: read }) => read(),
  });

  /** @param listed the SHA-256 in the release's list */
  async function read(app: string, path: string, listed?: string): Promise<Prepared | undefined> {
    const identity = await releases.read(app, path);
    if (!identity) return undefined;
    const sum = computeSum(identity);
    if (listed && sum !== listed) {
      releases.warn(refuse('RELEASE_ALTERED', app, path, listed, sum));
      return undefined;
    }
    const readCopy = async (encoding: 'br' | 'gzip', ending: string) => {
      const copy = await releases.read(app, `${path}.${ending}`).catch(() => null);
      // A copy that is larger than the file is another content.
      const bound = { maxOutputLength: Math.max(1, identity.length) };
      const content = copy && (await decompress[encoding](copy, bound).catch(() => null));
      return copy && content?.equals(identity) ? copy : undefined;
    };
    const [br, gzip] = await Promise.all([readCopy('br', 'br'), readCopy('gzip', 'gz')]);
    return { type: getType(path), tag: sum.slice(0, 16), identity, br, gzip };
  }

  // The shared files of each app, by its changes. A list that is missing may appear.
  const indexes = new LRUCache<readonly ReleaseChange[], SharedFiles, string>({
    max: 100,
    ttl: 1_000,
    fetchMethod: (changes, _, { context }) => indexShared(context, changes),
  });

  async function indexShared(app: string, changes: readonly ReleaseChange[]) {
    const index: SharedFiles = new Map();
    const ids = [...collectReleases(recentChanges(changes))];
    const lists = await Promise.all(ids.map((id) => releases.list(app, id)));
    for (const [at, id] of ids.entries())
      for (const [file, sum] of lists[at] ?? [])
        if (file.startsWith(`${sharedFolder}/`)) index.set(file, { id, sum });
    return index;
  }

  async function findShared(app: string, file: string) {
    const changes = releases.changes(app);
    const known = indexes.peek(changes, { allowStale: true })?.get(file);
    return known ?? (await indexes.fetch(changes, { context: app }))?.get(file);
  }

  function prepare(app: string, path: string, listed: string) {
    const context = () => read(app, path, listed);
    return kept.fetch(`${app}/${path}`, { context }).catch(() => undefined);
  }

  return {
    /** A file of a release; undefined if it is not there, or cannot be read. */
    async file(app: string, id: string, file: string): Promise<Prepared | undefined> {
      const listed = types[getEnding(file)] && (await releases.list(app, id));
      const sum = listed ? listed.get(file) : undefined;
      if (!listed || !(sum || unlisted.has(file))) return undefined;
      const path = getPlace(id, file);
      return sum ? prepare(app, path, sum) : read(app, path).catch(() => undefined);
    },

    /** A shared file, if it is there, and the latest release that lists it, such as `wizard@<id>`; `wizard@other` if none does. */
    async shared(app: string, file: string) {
      const found = types[getEnding(file)] ? await findShared(app, file) : undefined;
      const prepared = found && (await prepare(app, file, found.sum));
      return { source: `${app}@${found?.id ?? 'other'}`, prepared };
    },
  };
}

function getEnding(file: string) {
  return file.slice(file.lastIndexOf('.') + 1);
}

function getType(file: string) {
  if (file.endsWith(speculationFile)) return 'application/speculationrules+json';
  return types[getEnding(file)] ?? 'application/octet-stream';
}
