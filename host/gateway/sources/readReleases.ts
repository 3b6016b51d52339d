import { type Declaration, parseDeclaration } from '@donate-impact/releases/declaration';
import { Refusal, refuse, type Warn } from '@donate-impact/releases/refuse';
import { computeSum, getId, idPattern, listFile, parseList } from '@donate-impact/releases/release';
import { LRUCache } from 'lru-cache';
import type { ReleaseSource } from './ReleaseSource';

/** The SHA-256 of each file of a release in hexadecimal digits, by path. */
type FileList = ReadonlyMap<string, string>;

/** A release that matches its id: the id is the hash of the list of files, and the list has the hash of each page. */
export interface CheckedRelease {
  /** The content of its files in `pages/`, by their paths there. */
  pages: ReadonlyMap<string, string>;
  /** Null for the shell. */
  declaration: Declaration | null;
}

// Enough for dozens of releases, and for the lists of hundreds; what was dropped is read again when needed. What is still being
// read when others take its room is given all the same.
const maxBytes = 32 * 1024 * 1024;
const maxListed = 100_000;

/**
 * Reads each release once, even for simultaneous requests. What they return is undefined if the release is missing, cannot
 * be read now, or is refused.
 */
export function readReleases(source: ReleaseSource, warn: Warn) {
  // By `<app>@<id>`.
  const lists = new LRUCache<string, FileList>({
    maxSize: maxListed,
    sizeCalculation: ({ size }) => size + 1,
    ignoreFetchAbort: true,
    fetchMethod: (place) => unlessRefused(readList(place)),
  });
  const kept = new LRUCache<string, CheckedRelease>({
    maxSize: maxBytes,
    sizeCalculation: ({ pages }) => [...pages.values()].join('').length + 1,
    ignoreFetchAbort: true,
    fetchMethod: async (place) => {
      const files = await lists.fetch(place);
      return files && unlessRefused(readPages(place, files));
    },
  });

  async function unlessRefused<Result>(reading: Promise<Result>) {
    try {
      return await reading;
    } catch (error) {
      if (error instanceof Refusal) warn(error);
      return undefined;
    }
  }

  async function readList(place: string) {
    const [, id = ''] = place.split('@');
    if (!idPattern.test(id)) return undefined;
    const list = await readChecked(place, listFile, id, getId);
    if (!list) throw refuse('RELEASE_MISSING', place);
    return parseList(list.toString());
  }

  async function readPages(place: string, files: FileList) {
    const pages = new Map<string, string>();
    for (const [file, sum] of files) {
      if (!file.startsWith('pages/')) continue;
      const content = await readChecked(place, file, sum, computeSum);
      if (!content) throw refuse('RELEASE_ALTERED', place, file, sum, null);
      pages.set(file.slice('pages/'.length), content.toString());
    }
    const [app = ''] = place.split('@');
    const text = pages.get('remote.json') ?? '';
    return { pages, declaration: app === 'host' ? null : parseDeclaration(app, text, place) };
  }

  /** Reads a file whose hash is known. Null if it is missing; throws a Refusal if it is another file. */
  async function readChecked(
    place: string,
    file: string,
    expected: string,
    computeHash: (content: Buffer) => string,
  ) {
    const [app = '', id] = place.split('@');
    const isExpected = (content: Buffer) => computeHash(content) === expected;
    const content = await source.read(app, `${id}/${file}`, isExpected);
    if (content && !isExpected(content))
      throw refuse('RELEASE_ALTERED', place, file, expected, computeHash(content));
    return content;
  }

  return {
    /** Reads a release's list of files. */
    list: (app: string, id: string) => lists.fetch(`${app}@${id}`),
    /** Reads a release with its pages. */
    release: (app: string, id: string) => kept.fetch(`${app}@${id}`),
  };
}
