import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseDeclaration } from './declaration';
import { keptDays } from './ReleaseChange';
import { readRegularFileAsync } from './readRegularFile';
import {
  computeSum,
  getId,
  getPlace,
  idPattern,
  listFile,
  parseList,
  parseVersion,
  sharedFolder,
  versionFile,
} from './release';

// Files that do not count as content: those about the build, such as its version and its signature, and the compressed
// copies, which differ between versions of Node.
const unlisted = /^(?:version\.json|\w+\.sha256|signature)$|\.(?:br|gz)$/;

const maxFileBytes = 4 * 1024 * 1024;

/** What a release in the folder of its app's releases says of itself. */
export interface ReleaseDescription {
  app: string;
  id: string;
  /** The commit that it was built from, or `unknown`. */
  commit: string;
  contractVersion: string;
  /** What it declares about its pages; null for the shell. */
  declared: Pick<ReturnType<typeof parseDeclaration>, 'name' | 'port' | 'pages'> | null;
  /** The team's signature of the app and the id; empty if there is none. */
  signature: string;
}

/** Describes a release. Rejects with a Refusal if what it says cannot be read. */
export async function describeRelease(
  folder: string,
  app: string,
  id: string,
): Promise<ReleaseDescription> {
  const place = `${app}@${id}`;
  const read = async (file: string) =>
    String((await readRegularFileAsync(join(folder, id, file), maxFileBytes)) ?? '');
  const signature = (await read('signature')).trim();
  const readVersion = async () => parseVersion(await read(versionFile), place);
  if (app === 'host') return { app, id, ...(await readVersion()), declared: null, signature };
  const declaration = parseDeclaration(app, await read('pages/remote.json'), place);
  const { name, port, pages, manifest } = declaration;
  // The list of files vouches for the manifest, not for version.json.
  const { commit } = await readVersion().catch(() => ({ commit: 'unknown' }));
  const { contractVersion } = manifest;
  return { app, id, commit, contractVersion, declared: { name, port, pages }, signature };
}

/** The ids of the releases in the folder of an app's releases. */
export async function listReleases(app: string): Promise<string[]> {
  return (await readdir(app)).filter((name) => idPattern.test(name));
}

/** Reads the list of a release's files; an empty one if it is missing. */
async function readList(app: string, id: string) {
  return readFile(join(app, id, listFile), 'utf8').catch(() => '');
}

/** Returns true if a release is complete and each of its files is as listed. */
export async function isWhole(app: string, id: string): Promise<boolean> {
  const list = await readList(app, id);
  if (getId(list) !== id) return false;
  for (const [file, sum] of parseList(list)) {
    const content = await readFile(join(app, getPlace(id, file))).catch(() => null);
    if (!content || computeSum(content) !== sum) return false;
  }
  return true;
}

/** Writes the list of a release's files. Resolves with the release's id. */
export async function writeList(folder: string): Promise<string> {
  const files = (await findFiles(folder)).filter((file) => !unlisted.test(file));
  const lines = files.map(
    async (file) => `${computeSum(await readFile(join(folder, file)))}  ${file}\n`,
  );
  const list = (await Promise.all(lines)).join('');
  await writeFile(join(folder, listFile), list);
  return getId(list);
}

/**
 * Moves a complete release to the folder of an app's releases, shared files first. Keeps files that are already there. Throws
 * if a shared file is already there with different content.
 */
export async function moveRelease(from: string, app: string, id: string) {
  for (const file of await findFiles(join(from, sharedFolder))) {
    const [source, target] = [join(from, sharedFolder, file), join(app, sharedFolder, file)];
    if (!existsSync(target)) {
      await mkdir(dirname(target), { recursive: true });
      await rename(source, target);
    } else if (!unlisted.test(file) && !(await readFile(source)).equals(await readFile(target)))
      throw new Error(`${target} has other content than the file of that name in release ${id}`);
  }
  await rm(join(from, sharedFolder), { recursive: true, force: true });
  if (existsSync(join(app, id))) await rm(from, { recursive: true });
  else await rename(from, join(app, id));
}

/** Copies a release with its shared files into a folder of its own. */
export async function copyRelease(app: string, id: string, to: string) {
  await cp(join(app, id), to, { recursive: true });
  for (const file of parseList(await readList(app, id)).keys())
    if (file.startsWith(`${sharedFolder}/`))
      for (const copy of ['', '.br', '.gz'])
        if (existsSync(join(app, file + copy)))
          await cp(join(app, file + copy), join(to, file + copy));
}

/** Removes what is left of a damaged release, and its shared files that differ from the list. */
export async function removeDamaged(app: string, id: string) {
  for (const [file, sum] of parseList(await readList(app, id))) {
    if (!file.startsWith(`${sharedFolder}/`)) continue;
    const content = await readFile(join(app, file)).catch(() => null);
    if (content && computeSum(content) !== sum) await rm(join(app, file));
  }
  await rm(join(app, id), { recursive: true, force: true });
}

/** Removes releases that are not kept and were deployed over `keptDays` ago, and shared files that no release lists. */
export async function forgetReleases(app: string, kept: ReadonlySet<string>) {
  const oldest = Date.now() - keptDays * 24 * 60 * 60 * 1000;
  const listed = new Set<string>();
  for (const id of await listReleases(app)) {
    if (!kept.has(id) && (await stat(join(app, id))).mtimeMs < oldest)
      await rm(join(app, id), { recursive: true });
    else for (const file of parseList(await readList(app, id)).keys()) listed.add(file);
  }
  for (const file of await findFiles(join(app, sharedFolder)))
    if (!listed.has(`${sharedFolder}/${file.replace(/\.(?:br|gz)$/, '')}`))
      await rm(join(app, sharedFolder, file));
}

/** The paths of all files in a folder, in the order of their names. */
export async function findFiles(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}
