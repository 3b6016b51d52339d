import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { type Described, findActive, liveRelease } from '@donate-impact/build/activeRelease';
import {
  computeSum,
  copyRelease,
  forgetReleases,
  getId,
  getPlace,
  listFile,
  moveRelease,
  parseList,
  sharedFolder,
} from '@donate-impact/build/release';
import { parseDeclaration } from './declaration';

/** Describes the live release in the folder of an app's releases. Throws if it is incomplete. */
export async function describeRelease(folder: string): Promise<Described> {
  const [app = '', id] = [findActive(folder)?.app, liveRelease(folder)];
  if (!(await isWhole(folder, id)))
    throw new Error(
      `The image's release ${id} is not complete, or its files are not those of its id.`,
    );
  return readRelease(folder, app, id);
}

/** Reads the description of a release in the folder of an app's releases. Missing values are empty texts. */
export async function readRelease(folder: string, app: string, id: string): Promise<Described> {
  const read = (file: string) => readFile(join(folder, id, file), 'utf8').catch(() => '');
  const { commit = '', contractVersion = '' } = JSON.parse((await read('version.json')) || '{}');
  const declared = parseDeclaration(app, await read('pages/remote.json'));
  const paths = Object.values(declared?.pages ?? {}).map(({ path }) => path);
  return {
    ...{ app, id, paths: paths.join(' '), signature: (await read('signature')).trim() },
    ...{ commit: String(commit), contractVersion: String(contractVersion) },
  };
}

/**
 * Copies the live release from one folder to the folder of its app's deployed releases, completely or not at all, shared files
 * first. Replaces a deployed copy that is damaged. Removes releases that are not kept and were deployed long ago.
 */
export async function deployRelease(from: string, to: string, kept: readonly string[]) {
  const { id } = await describeRelease(from);
  if (!(await isWhole(to, id))) {
    const copy = join(to, '.deploying');
    await rm(copy, { recursive: true, force: true });
    await mkdir(to, { recursive: true });
    await copyRelease(from, id, copy);
    await removeDamaged(to, id);
    await moveRelease(copy, to, id);
  }
  // A release that was deployed before may have a newer signature.
  const signature = join(from, id, 'signature');
  if (existsSync(signature)) await copyFile(signature, join(to, id, 'signature'));
  await utimes(join(to, id), new Date(), new Date());
  await forgetReleases(to, new Set([...kept, id]));
}

/** Returns true if a release is complete and each of its files is as listed. */
async function isWhole(folder: string, id: string) {
  const list = await readFile(join(folder, id, listFile), 'utf8').catch(() => '');
  if (getId(list) !== id) return false;
  for (const [file, sum] of parseList(list)) {
    const content = await readFile(join(folder, getPlace(id, file))).catch(() => null);
    if (!content || computeSum(content) !== sum) return false;
  }
  return true;
}

/** Removes the rest of a damaged release, and its shared files that differ from the list. */
async function removeDamaged(folder: string, id: string) {
  const list = await readFile(join(folder, id, listFile), 'utf8').catch(() => '');
  for (const [file, sum] of parseList(list)) {
    if (!file.startsWith(`${sharedFolder}/`)) continue;
    const content = await readFile(join(folder, file)).catch(() => null);
    if (content && computeSum(content) !== sum) await rm(join(folder, file));
  }
  await rm(join(folder, id), { recursive: true, force: true });
}
