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

/** Stands in a build's files for the id of the release, which is not known until they are complete. */
export const ownId = '@release@';

const ofTheBuild = /^version\.json$/;

/**
 * Turns a build into a release: names it by its content, writes that id into its pages and scripts, moves it to the
 * folder of the part's releases, and makes it the live one there. Removes releases that were last live `keptDays` ago.
 * The same content has the same id: a release that is there already stays as it is.
 * @returns the id: 12 hexadecimal digits
 */
export async function writeRelease(name: string, build: string, part: string): Promise<string> {
  const files = await filesIn(build);
  const hash = createHash('sha256');
  for (const file of files.filter((name) => !ofTheBuild.test(name)))
    hash.update(`${file}\0`).update(await readFile(join(build, file)));
  const id = hash.digest('hex').slice(0, 12);
  for (const file of files.filter((name) => /\.(?:html|js)$/.test(name)))
    await replaceIn(join(build, file), ownId, id);
  await mkdir(part, { recursive: true });
  if (existsSync(join(part, id))) {
    await rm(build, { recursive: true });
  } else {
    await compress(build);
    await writeFile(join(build, 'files.sha256'), await sumsOf(build));
    await rename(build, join(part, id));
  }
  await makeLive(name, part, id);
  await forgetReleases(part);
  return id;
}

/** The checksums of all files, in the format of `sha256sum -c`. */
async function sumsOf(build: string) {
  const lines = (await filesIn(build)).map(async (file) => {
    const sum = createHash('sha256').update(await readFile(join(build, file)));
    return `${sum.digest('hex')}  ${file}\n`;
  });
  return (await Promise.all(lines)).join('');
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

async function replaceIn(file: string, from: string, to: string) {
  const text = await readFile(file, 'utf8');
  if (text.includes(from)) await writeFile(file, text.replaceAll(from, to));
}

/** The paths of all files in a folder, in the order of their names. */
async function filesIn(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(folder.length + 1))
    .sort();
}
