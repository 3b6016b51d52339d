import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { computeSum, getPlace, listFile, speculationFile } from '@donate-impact/build/release';
import { LRUCache } from 'lru-cache';
import type { Releases } from './releases';
import type { Source } from './Source';

const types: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  sha256: 'text/plain; charset=utf-8',
};
const unpack = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };
const endings = { br: 'br', gzip: 'gz' } as const;

// Files of a release that its list does not name.
const unlisted = new Set(['version.json', listFile]);

/** Content that is ready to send in each of its encodings. */
export interface Ready {
  type: string;
  /** Identifies the content, whatever the encoding. */
  tag: string;
  identity: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

export type Files = ReturnType<typeof createFiles>;

const mostBytes = 32 * 1024 * 1024;

/**
 * Keeps files of releases ready, up to 32 MB. Gives only files that match the release's list, in the encodings whose
 * copies have the same content.
 */
export function createFiles(source: Source, releases: Releases) {
  const kept = new LRUCache<string, Ready, { app: string; path: string; sum?: string }>({
    maxSize: mostBytes,
    sizeCalculation: ({ identity, br, gzip }) =>
      identity.length + (br?.length ?? 0) + (gzip?.length ?? 0) + 1,
    fetchMethod: async (_, __, { context: { app, path, sum } }) =>
      (await read(app, path, sum)) ?? undefined,
  });

  async function read(app: string, path: string, listed?: string): Promise<Ready | null> {
    const identity = await source.read(app, path);
    const sum = identity && computeSum(identity);
    if (!identity || !sum || (listed && sum !== listed)) return null;
    const copy = async (encoding: 'br' | 'gzip') => {
      const packed = await source.read(app, `${path}.${endings[encoding]}`).catch(() => null);
      const content = packed && (await unpack[encoding](packed).catch(() => null));
      return packed && content?.equals(identity) ? packed : undefined;
    };
    const [br, gzip] = await Promise.all([copy('br'), copy('gzip')]);
    return { type: getType(path), tag: sum.slice(0, 16), identity, br, gzip };
  }

  async function ready(app: string, path: string, sum?: string) {
    return (await kept.fetch(`${app}/${path}`, { context: { app, path, sum } })) ?? null;
  }

  return {
    /** A file of a release, or null. */
    async file(app: string, id: string, file: string): Promise<Ready | null> {
      const listed = types[getEnding(file)] && (await releases.list(app, id));
      const sum = listed ? listed.get(file) : undefined;
      if (!listed || !(sum || unlisted.has(file))) return null;
      return ready(app, getPlace(id, file), sum);
    },

    /** Finds a shared file, or null, and the latest release that lists it, or `other` if none does. */
    async shared(app: string, file: string) {
      const found = types[getEnding(file)] && (await releases.findShared(app, file));
      if (!found) return { id: 'other', ready: null };
      return { id: found.id, ready: await ready(app, file, found.sum).catch(() => null) };
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
