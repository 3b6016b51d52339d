import { createHash, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { computeIntegrity } from './integrity';
import { liveRelease, pointerFile } from './pointer';
import { copyRelease, findFiles, listFiles, moveRelease } from './writeRelease';

/** Changes the text of a file of a release; gives null for a file that the release is to lack. */
export type Change = (text: string, file: string) => string | null;

/**
 * Makes another release of a part's live one, for tests: changes its files, has names and hashes of the changed ones follow
 * wherever another file has them, and names the release by its content. No pointer names it.
 * @param part the folder of the part's releases
 * @param change what is changed; without it, the release has an id of its own and the same pages
 * @param to the folder for the release
 * @returns the id
 */
export async function deriveRelease(part: string, change?: Change, to = part): Promise<string> {
  const folder = await mkdtemp(join(to, 'new-'));
  await copyRelease(part, liveRelease(part), folder);
  const token = randomUUID().slice(0, 8);
  if (!change) await writeFile(join(folder, 'derived.txt'), token);
  const renamed = new Map<string, string>();
  for (const file of inOrder(await findFiles(folder))) {
    const path = join(folder, file);
    const before = await readFile(path, 'utf8');
    const hash = await computeIntegrity(path);
    // Like every build, it has globals of its own in the page.
    const own = withHashes(before, renamed).replace(
      /(?<=[a-z]_)[0-9a-f]{8}\b/g,
      change ? token : '$&',
    );
    const text = change ? change(own, file) : own;
    if (text === before) continue;
    for (const copy of ['', '.br', '.gz']) await rm(path + copy, { force: true });
    if (text !== null) await writeRenamed(path, text, hash, renamed);
  }
  const id = await listFiles(folder);
  await rm(join(to, id), { recursive: true, force: true });
  await moveRelease(folder, to, id);
  return id;
}

/** Writes a file that has another content, under another name if its name has the hash of its content. */
async function writeRenamed(
  path: string,
  text: string,
  hash: string,
  renamed: Map<string, string>,
) {
  const [, name] = /\.([0-9a-f]{10})\.js$/.exec(path) ?? [];
  const sum = createHash('sha256').update(text).digest('hex').slice(0, 10);
  const target = name ? path.replace(name, sum) : path;
  await writeFile(target, text);
  renamed.set(hash, await computeIntegrity(target));
  if (name) renamed.set(name, sum);
}

/** The files with text: each before those that name it. */
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

interface Next {
  /** Keeps the previous release in the folder. */
  keepsOld?: boolean;
  /** Changes the files of the release. */
  change?: Change;
}

/**
 * For tests: deploys and releases a later release of a part, derived from the live one.
 * @param part the folder of the part's releases
 * @param to the folder of the releases after that
 */
export async function nextRelease(part: string, to: string, { keepsOld, change }: Next = {}) {
  await mkdir(to, { recursive: true });
  const [before, id] = [liveRelease(part), await deriveRelease(part, change, to)];
  if (keepsOld) {
    const copy = await mkdtemp(join(to, 'old-'));
    await copyRelease(part, before, copy);
    await moveRelease(copy, to, before);
  }
  await writeFile(
    join(to, pointerFile),
    (await readFile(join(part, pointerFile), 'utf8')).replaceAll(before, id),
  );
  return to;
}
