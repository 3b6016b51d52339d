import { cp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { linkPackages } from '../start/linkPackages';
import { program, root } from '../start/npm.mjs';
import { run } from '../start/run.mjs';
import type { Plant } from './Plant';

const leftOut = ['.git', '.cache', 'node_modules', 'dist', 'test-results'];
const site = join(root, '.cache/planted');

/** Copies the sources into .cache, so that no fault is ever planted in the work tree, and gives the folder. */
export async function copySite() {
  await removeCopy();
  const sources = (await readdir(root)).filter((name) => !leftOut.includes(name));
  for (const name of sources)
    await cp(join(root, name), join(site, name), {
      recursive: true,
      filter: (path) => !leftOut.includes(basename(path)),
    });
  // Node finds every other package in the repository's own node_modules, further up.
  await linkPackages(site);
  await symlink(join(root, 'node_modules/.bin'), join(site, 'node_modules/.bin'), 'junction');
  return site;
}

export function removeCopy() {
  return rm(site, { recursive: true, force: true });
}

/** Builds parts of the copy; rejects with the output of a build that fails. */
export async function buildCopy(parts: readonly string[]) {
  const environments = ['--environment', 'web', '--environment', 'node'];
  const args = [program('@rsbuild/core', 'rsbuild'), 'build', ...environments];
  const builds = parts.map((part) =>
    run({ command: process.execPath, args, shell: false }, { cwd: join(site, part) }),
  );
  for (const { isGreen, output } of await Promise.all(builds))
    if (!isGreen) throw new Error(`The build failed:\n${output}`);
}

/** Does some work while a fault is planted in the copy and the parts that show it are built again. */
export async function whilePlanted<T>(
  { file, from, to, build = [] }: Plant,
  work: () => Promise<T>,
) {
  const path = join(site, file);
  const sound = await readFile(path, 'utf8');
  const dists = build.map((part) => join(site, part, 'dist'));
  for (const dist of dists) await rename(dist, `${dist}.sound`);
  try {
    await writeFile(
      path,
      sound.replace(from, () => to),
    );
    await buildCopy(build);
    return await work();
  } finally {
    await writeFile(path, sound);
    for (const dist of dists) {
      await rm(dist, { recursive: true, force: true });
      await rename(`${dist}.sound`, dist);
    }
  }
}

/** How often the text that a plant replaces occurs in its file. */
export async function occurrences({ file, from }: Plant) {
  const text = await readFile(join(site, file), 'utf8').catch(() => '');
  return text.split(from).length - 1;
}
