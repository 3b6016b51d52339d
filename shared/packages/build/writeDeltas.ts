import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Change, canaryIn, liveIn, recentChanges } from './pointer';

/** How many earlier releases of a part a new one is compressed with, so that what a release takes has a limit. */
const mostDictionaries = 5;

/**
 * The name that a file has in every release, with `*` for the hash in it, or null for a file that is no dictionary:
 * `static/js/index.*.js`, `data/candidates.json`.
 */
export function nameInReleases(file: string): string | null {
  const [, script] = /^(static\/[\w./-]+)\.[0-9a-f]{10}\.js$/.exec(file) ?? [];
  if (script) return `${script}.*.js`;
  return /^data\/[\w-]+\.json$/.test(file) ? file : null;
}

/** The earlier releases that visitors may have files of, the last one first. */
export function dictionariesFor(id: string, changes: readonly Change[]): string[] {
  const shown = [...recentChanges(changes)]
    .reverse()
    .flatMap((change) => [canaryIn(change)?.id ?? '', liveIn(change)]);
  const earlier = shown.filter((each) => /^[0-9a-f]{32}$/.test(each) && each !== id);
  return [...new Set(earlier)].slice(0, mostDictionaries);
}

/**
 * Writes copies of a release's files that are compressed with the files of the same name in earlier releases, which
 * browsers that have been here have: `<file>.dcz/<hash of the dictionary>`. A `/` in the hash is one in the path.
 * @param release the release's folder
 * @param earlier the folders of the releases before it; one that is missing has no files
 * @returns the paths of the copies in the release
 */
export async function writeDeltas(release: string, earlier: readonly string[]): Promise<string[]> {
  const { dczOf, dictionaryHash } = await import('./dczOf');
  const written = new Set<string>();
  for (const folder of earlier) {
    const dictionaries = await namedIn(folder);
    for (const [name, file] of await namedIn(release)) {
      const other = dictionaries.get(name);
      if (!other) continue;
      const dictionary = await readFile(join(folder, other));
      const copy = `${file}.dcz/${dictionaryHash(dictionary)}`;
      if (written.has(copy)) continue;
      const path = join(release, file);
      const dcz = await dczOf(await readFile(path), dictionary);
      // Bundlers may give a name to other content; servers send the usual copy then.
      if (dcz.length >= (await sizeOf(`${path}.br`))) continue;
      await mkdir(dirname(join(release, copy)), { recursive: true });
      await writeFile(join(release, copy), dcz);
      written.add(copy);
    }
  }
  return [...written];
}

/** The size of a file, or no limit for one that is missing. */
async function sizeOf(path: string) {
  const file = await stat(path).catch(() => null);
  return file?.size ?? Number.POSITIVE_INFINITY;
}

/** The files of a release, by the name that they have in every release. */
async function namedIn(folder: string) {
  const files = await readdir(folder, { recursive: true }).catch(() => []);
  const named = files.flatMap((file) => {
    const name = nameInReleases(file);
    return name ? [[name, file] as const] : [];
  });
  return new Map(named);
}
