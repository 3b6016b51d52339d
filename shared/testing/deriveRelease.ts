import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readLiveRelease } from '@donate-impact/releases/activeReleases';
import {
  computeIntegrity,
  computeSum,
  listFile,
  parseList,
  sharedFolder,
} from '@donate-impact/releases/release';
import { findFiles, moveRelease, writeList } from '@donate-impact/releases/releaseFolder';

/** Changes the text of a file of a release; returns null to remove the file. */
export type FileEdit = (text: string, file: string) => string | null;

/**
 * For tests: makes another release from an app's live one. Changes its files, updates the names and hashes of changed files
 * wherever other files contain them, and names the release by its content. It is not active.
 * @param app the folder of the app's releases
 * @param change changes the files; without it, the release has its own id and the same pages
 * @param to the folder for the release
 * @returns the id
 */
export async function deriveRelease(app: string, change?: FileEdit, to = app): Promise<string> {
  const folder = await mkdtemp(join(to, 'new-'));
  await cp(join(app, readLiveRelease(app)), folder, { recursive: true });
  for (const file of parseList(await readFile(join(folder, listFile), 'utf8')).keys())
    if (file.startsWith(`${sharedFolder}/`)) await cp(join(app, file), join(folder, file));
  const token = randomUUID().slice(0, 8);
  if (!change) await writeFile(join(folder, 'derived.txt'), token);
  const renamed = new Map<string, string>();
  for (const file of inOrder(await findFiles(folder))) {
    const path = join(folder, file);
    const before = await readFile(path, 'utf8');
    const hash = computeIntegrity(await readFile(path));
    // Like every build, it has its own globals in the page.
    const own = withHashes(before, renamed).replace(
      /(?<=[a-z]_)[0-9a-f]{8}\b/g,
      change ? token : '$&',
    );
    const text = change ? change(own, file) : own;
    if (text === before) continue;
    for (const copy of ['', '.br', '.gz']) await rm(path + copy, { force: true });
    if (text !== null) await writeRenamed(path, text, hash, renamed);
  }
  const id = await writeList(folder);
  await rm(join(to, id), { recursive: true, force: true });
  await moveRelease(folder, to, id);
  return id;
}

/** Writes a file with new content, under a new name if its name contains the hash of its content. */
async function writeRenamed(
  path: string,
  text: string,
  hash: string,
  renamed: Map<string, string>,
) {
  const [, name] = /\.([0-9a-f]{10})\.js$/.exec(path) ?? [];
  const sum = computeSum(text).slice(0, 10);
  const target = name ? path.replace(name, sum) : path;
  await writeFile(target, text);
  renamed.set(hash, computeIntegrity(text));
  if (name) renamed.set(name, sum);
}

/** Sorts the text files so that each comes before the files that name it. */
function inOrder(files: string[]) {
  const order = [/\/async\/.*\.js$/, /\.js$/, /manifest\.json$/, /\.json$/, /\.(?:html|txt)$/];
  const getPlace = (file: string) => order.findIndex((pattern) => pattern.test(file));
  return files
    .filter((file) => getPlace(file) >= 0)
    .sort((one, other) => getPlace(one) - getPlace(other));
}

function withHashes(text: string, renamed: Map<string, string>) {
  return text.replace(/sha384-[\w+/]{64}|\b[0-9a-f]{10}\b/g, (hash) => renamed.get(hash) ?? hash);
}
