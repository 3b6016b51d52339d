import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  appendFile,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { compress } from './compress';
import { keptDays } from './keptDays';
import { type Change, liveIn, pointerFile, pointerOf, readChanges, recentChanges } from './pointer';
import { dictionariesFor, writeDeltas } from './writeDeltas';

/** A release's list of its files, in the format of `sha256sum -c`. */
export const listFile = 'files.sha256';

// What a build adds to the content: who built it, and the copies that a server sends instead, which differ between
// versions of Node, or depend on the releases before.
const unlisted = /^(?:version\.json|\w+\.sha256)$|\.(?:br|gz)$|\.dcz\//;
const copies = /\.(?:br|gz)$/;

/**
 * Turns a build into a release: names it by its content, moves it to the folder of the part's releases, and makes it the
 * live one there. Removes releases that were last live `keptDays` ago. The same content has the same id: a release that
 * is there already stays as it is.
 * @returns the id: 32 hexadecimal digits
 */
export async function writeRelease(name: string, build: string, part: string): Promise<string> {
  const id = await listFiles(build);
  await mkdir(part, { recursive: true });
  if (existsSync(join(part, id))) {
    await rm(build, { recursive: true });
  } else {
    await compress(build);
    await writeFile(join(build, 'copies.sha256'), await listOf(build, (file) => copies.test(file)));
    const earlier = dictionariesFor(id, readChanges(part));
    await writeDeltas(
      build,
      earlier.map((each) => join(part, each)),
    );
    await rename(build, join(part, id));
  }
  await makeLive(name, part, id);
  await forgetReleases(part);
  return id;
}

/** Writes the list of a release's files. Resolves with the release's id. */
export async function listFiles(folder: string): Promise<string> {
  const list = await listOf(folder, (file) => !unlisted.test(file));
  await writeFile(join(folder, listFile), list);
  return idOf(list);
}

async function listOf(folder: string, isListed: (file: string) => boolean) {
  const files = (await filesIn(folder)).filter(isListed);
  const lines = files.map(
    async (file) => `${sumOf(await readFile(join(folder, file)))}  ${file}\n`,
  );
  return (await Promise.all(lines)).join('');
}

/** The id of the release that has a list of files: 128 bits of the list's SHA-256. */
export function idOf(list: string) {
  return sumOf(list).slice(0, 32);
}

/** A SHA-256 in hexadecimal digits. */
export function sumOf(content: string | Buffer) {
  return createHash('sha256').update(content).digest('hex');
}

async function makeLive(name: string, part: string, id: string) {
  const last = pointerOf(part);
  if (last && liveIn(last) === id) return;
  const at = new Date().toISOString();
  const change: Change = { part: name, at, by: 'build', why: 'built', releases: `* ${id};` };
  await appendFile(join(part, pointerFile), `${JSON.stringify(change)}\n`);
}

async function forgetReleases(part: string) {
  const oldest = Date.now() - keptDays * 24 * 60 * 60 * 1000;
  const kept = new Set(recentChanges(readChanges(part)).map(liveIn));
  for (const entry of await readdir(part, { withFileTypes: true })) {
    const folder = join(part, entry.name);
    if (!entry.isDirectory() || kept.has(entry.name)) continue;
    if ((await stat(folder)).mtimeMs < oldest) await rm(folder, { recursive: true });
  }
}

/** The paths of all files in a folder, in the order of their names. */
async function filesIn(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(folder.length + 1))
    .sort();
}
