import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf } from './integrity';
import { liveFolder } from './pointer';
import { listFiles } from './writeRelease';

/** Changes the text of a file of a release; gives null for a file that the release is to lack. */
export type Change = (text: string, file: string) => string | null;

/**
 * Makes another release of a part's live one, for tests: changes its files, has the hashes of the changed ones follow
 * wherever another file names them, and names the release by its content. No pointer names it.
 * @param part the folder of the part's releases
 * @param change what is changed; without it, the release has an id of its own and the same pages
 * @param to the folder for the release
 * @returns the id
 */
export async function deriveRelease(part: string, change?: Change, to = part): Promise<string> {
  const folder = await mkdtemp(join(to, 'new-'));
  await cp(liveFolder(part), folder, {
    recursive: true,
    dereference: true,
    filter: (file) => !/\.(?:br|gz|dcz)$/.test(file),
  });
  if (!change) await writeFile(join(folder, 'static/derived.txt'), randomUUID());
  const hashes = new Map<string, string>();
  for (const file of inOrder(await filesIn(folder))) {
    const path = join(folder, file);
    const hash = await integrityOf(path);
    const text = withHashes(await readFile(path, 'utf8'), hashes);
    const changed = change ? change(text, file) : text;
    if (changed === null) {
      await rm(path);
    } else {
      await writeFile(path, changed);
      hashes.set(hash, await integrityOf(path));
    }
  }
  await writeFile(join(folder, 'copies.sha256'), '');
  const id = await listFiles(folder);
  await rm(join(to, id), { recursive: true, force: true });
  await rename(folder, join(to, id));
  return id;
}

/** The files with text: each before those that name it by its hash. */
function inOrder(files: string[]) {
  const order = [/\/async\/.*\.js$/, /\.js$/, /\.json$/, /\.(?:html|txt)$/];
  const placeOf = (file: string) => order.findIndex((pattern) => pattern.test(file));
  return files
    .filter((file) => placeOf(file) >= 0)
    .sort((one, other) => placeOf(one) - placeOf(other));
}

function withHashes(text: string, hashes: Map<string, string>) {
  return text.replace(/sha384-[\w+/]{64}/g, (hash) => hashes.get(hash) ?? hash);
}

/** The paths of all files in a folder. */
async function filesIn(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}
