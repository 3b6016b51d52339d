import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/**
 * A later release of a remote, made from its build: the same pages under other file names, as after any change.
 * `keepsOld` says whether the previous release's files are still served.
 */
export async function nextRelease(dist: string, folder: string, keepsOld: boolean) {
  await cp(dist, folder, { recursive: true, filter: isUnpacked });
  const scripts = (await filesIn(join(folder, 'static'))).filter((file) => file.endsWith('.js'));
  const hashes = scripts.map((file) => basename(file).split('.').at(-2) ?? '');
  const renewed = (text: string) =>
    hashes.reduce((changed, hash) => changed.replaceAll(hash, next(hash)), text);
  const texts = (await filesIn(folder)).filter((file) => /\.(?:js|html|json)$/.test(file));
  for (const file of texts) await writeFile(file, renewed(await readFile(file, 'utf8')));
  for (const file of scripts) await rename(file, renewed(file));
  if (keepsOld) await cp(join(dist, 'static'), join(folder, 'static'), { recursive: true });
  return folder;
}

/** An earlier release of a remote, made from its build: without one of the pages. */
export async function releaseWithout(page: string, dist: string, folder: string) {
  await cp(dist, folder, { recursive: true, filter: isUnpacked });
  await rm(join(folder, 'pages', `${page}.html`));
  const lacking = (text: string) => text.replaceAll(`"name":"${page}"`, '"name":"Gone"');
  for (const file of (await filesIn(folder)).filter((name) => /\.(?:html|json)$/.test(name)))
    await writeFile(file, lacking(await readFile(file, 'utf8')));
  return folder;
}

/** The path of a chunk that a page loads itself; the shell loads the pages' own chunks. */
export const lazyChunk = /\/static\/js\/async\/(?!__federation_expose)[^/]+$/;

/** Removes the chunks that pages load themselves from a release. */
export async function loseLazyChunks(folder: string) {
  for (const file of await filesIn(folder)) if (lazyChunk.test(file)) await rm(file);
}

const isUnpacked = (file: string) => !/\.(?:br|gz)$/.test(file);

const next = (hash: string) => [...hash].reverse().join('').replace(/^./, 'z');

async function filesIn(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
