import type { ReleaseOfRemote } from '@donate-impact/build/fragments';
import { computeSum, getId, listFile, parseList } from '@donate-impact/build/release';
import { LRUCache } from 'lru-cache';
import { parseDeclaration } from './declaration';
import type { Source } from './Source';
import { within } from './within';

/** A release that matches its id: the id is the hash of the list of files, and the list has the hash of each page. */
export interface Release {
  /** The SHA-256 of each of its files in hexadecimal digits, by path. */
  files: ReadonlyMap<string, string>;
  /** The content of its files in `pages/`, by their paths there. */
  pages: ReadonlyMap<string, string>;
  /** Null for the shell, and if it is invalid. */
  declaration: ReleaseOfRemote | null;
}

interface Named {
  app: string;
  id: string;
}

class NotAsReleased extends Error {}

// Enough for dozens of releases; a release that was dropped is read again when needed.
const mostBytes = 32 * 1024 * 1024;

/** Reads each release once, even for simultaneous requests, and reports a damaged one to `refuse`. */
export function readReleases(source: Source, refuse: (message: string) => void) {
  const refused = new LRUCache<string, true>({ max: 100 });
  const lists = new LRUCache<string, Release['files'], Named>({
    max: 500,
    fetchMethod: (key, _, { context }) => unlessRefused(key, readList(source, context)),
  });
  const kept = new LRUCache<string, Release, Named>({
    maxSize: mostBytes,
    sizeCalculation: ({ pages }) => [...pages.values()].join('').length + 1,
    fetchMethod: async (key, _, { context }) => {
      const files = await list(context.app, context.id);
      return files && unlessRefused(key, readPages(source, context, files));
    },
  });

  async function unlessRefused<T>(key: string, reading: Promise<T>) {
    try {
      return await reading;
    } catch (error) {
      if (error instanceof NotAsReleased && !refused.has(key)) refuse(error.message);
      refused.set(key, true);
      return undefined;
    }
  }

  /** Reads a release's list of files; undefined if it is missing or does not match the id. */
  function list(app: string, id: string) {
    return lists.fetch(`${app}/${id}`, { context: { app, id } });
  }

  /** Reads a release of an app; null if it is missing or does not match its id. */
  async function release(app: string, id: string): Promise<Release | null> {
    return (await kept.fetch(`${app}/${id}`, { context: { app, id } })) ?? null;
  }

  return { list, release };
}

async function readList(source: Source, { app, id }: Named) {
  if (!/^[0-9a-f]{32}$/.test(id)) return undefined;
  const list = (await within(source.read(app, `${id}/${listFile}`)))?.toString();
  if (list === undefined) return undefined;
  assertSame(app, id, listFile, id, getId(list));
  return parseList(list);
}

async function readPages(
  source: Source,
  { app, id }: Named,
  files: Release['files'],
): Promise<Release> {
  const pages = new Map<string, string>();
  for (const [file, sum] of files) {
    if (!file.startsWith('pages/')) continue;
    const content = await within(source.read(app, `${id}/${file}`));
    assertSame(app, id, file, sum, content && computeSum(content));
    pages.set(file.slice('pages/'.length), String(content));
  }
  return { files, pages, declaration: parseDeclaration(app, pages.get('remote.json')) };
}

function assertSame(
  app: string,
  release: string,
  file: string,
  expected: string,
  found: string | null,
) {
  if (found !== expected)
    throw new NotAsReleased(JSON.stringify({ app, release, file, expected, found }));
}
