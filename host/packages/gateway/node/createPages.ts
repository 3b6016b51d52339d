import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Change } from '@donate-impact/build/pointer';
import { idOf, listFile, sumOf } from '@donate-impact/build/release';

/** The pages of a release, by their paths in `pages/`. */
type Pages = ReadonlyMap<string, string>;

/** Gives the pages of a release in the folder of a part's releases, or null. */
export type PagesOf = (part: string, id: string) => Promise<Pages | null>;

/**
 * Keeps the pages of releases in memory. A release that is not what its id says has none: the id is the hash of its list
 * of files, and the list has the hash of each page.
 */
export function createPages(): PagesOf {
  const kept = new Map<string, Pages>();
  const refused = new Set<string>();
  return async (part, id) => {
    const folder = join(part, id);
    const known = kept.get(folder);
    if (known) return known;
    try {
      const pages = await readPages(folder, id);
      kept.set(folder, pages);
      return pages;
    } catch (error) {
      if (error instanceof NotAsReleased && !refused.has(folder)) {
        refused.add(folder);
        console.error(`refused ${error.message}`);
      }
      return null;
    }
  };
}

/** The number of the change that is in force: the last one that names only releases whose pages are known; -1 if none is. */
export async function inForce(pagesOf: PagesOf, folder: string, changes: readonly Change[]) {
  for (let number = changes.length - 1; number >= 0; number -= 1) {
    const ids = changes[number]?.releases.match(/\b[0-9a-f]{32}\b/g) ?? [];
    const pages = await Promise.all(ids.map((id) => pagesOf(folder, id)));
    if (pages.every(Boolean)) return number;
  }
  return -1;
}

class NotAsReleased extends Error {}

async function readPages(folder: string, id: string): Promise<Pages> {
  const list = await readFile(join(folder, listFile), 'utf8');
  assertSame(folder, listFile, id, idOf(list));
  const pages = new Map<string, string>();
  for (const [, sum = '', page = ''] of list.matchAll(/^([0-9a-f]{64}) {2}pages\/(.+)$/gm)) {
    const content = await readFile(join(folder, 'pages', page));
    assertSame(folder, `pages/${page}`, sum, sumOf(content));
    pages.set(page, content.toString());
  }
  return pages;
}

function assertSame(folder: string, file: string, expected: string, found: string) {
  if (found !== expected)
    throw new NotAsReleased(JSON.stringify({ folder, file, expected, found }));
}
