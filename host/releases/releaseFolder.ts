import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readActiveReleases } from './activeReleases';
import { type Declaration, parseDeclaration } from './declaration';
import { keptDays, none } from './ReleaseChange';
import { readRegularFileAsync } from './readRegularFile';
import { refuse } from './refuse';
import {
  computeSum,
  getId,
  getPlace,
  idPattern,
  listFile,
  maxFileBytes,
  parseList,
  parseProvided,
  parseTested,
  parseVersion,
  providedFile,
  readVersion,
  sharedFolder,
  signatureFile,
  testedFile,
  versionFile,
} from './release';

// Files that do not count as content: those about the build, such as its version, its signature and its source maps, and
// the compressed copies, which differ between versions of Node.
const unlisted = /^(?:version\.json|tested\.json|\w+\.sha256|signature)$|^maps\/|\.(?:br|gz)$/;

/** What a release says of itself. */
export interface ReleaseDescription {
  app: string;
  id: string;
  /** The commit that it was built from, or `unknown`. */
  commit: string;
  contractVersion: string;
  /** What a remote declares about its pages; null for the shell. */
  declared: Pick<Declaration, 'name' | 'order' | 'pages'> | null;
  /** What a remote takes from the shell. */
  needs?: Pick<Declaration['manifest'], 'metaData' | 'shared'>;
  /** What a shell provides to remotes, by name its versions; an older one does not say it. */
  provided?: Record<string, string[]> | undefined;
  /** The releases of the shell, or of remotes, with which it was tested, such as `host@<id>`. */
  tested?: string[];
  /** The team's signature; empty if there is none. */
  signature: string;
  /** What the signature covers besides the app and the id. */
  statement?: string;
}

/**
 * Describes the live release in the folder of an app's releases. Rejects with a Refusal if it is incomplete, or if a file is
 * larger than gateways read.
 */
export async function describeLiveRelease(folder: string): Promise<ReleaseDescription> {
  const { app = '', live = none } = readActiveReleases(folder).at(-1) ?? {};
  if (!(await isWhole(folder, live))) throw refuse('IMAGE_INCOMPLETE', live);
  return describeRelease(folder, app, live);
}

/** Describes a release in the folder of its app's releases. Rejects with a Refusal if what it says cannot be read. */
export function describeRelease(folder: string, app: string, id: string) {
  return describeFiles(app, id, async (file) =>
    String((await readRegularFileAsync(join(folder, id, file), maxFileBytes)) ?? ''),
  );
}

/**
 * Describes a release by its files. Rejects with a Refusal if what they say cannot be read.
 * @param read reads a file; empty if it is missing
 */
export async function describeFiles(
  app: string,
  id: string,
  read: (file: string) => Promise<string>,
): Promise<ReleaseDescription> {
  const place = `${app}@${id}`;
  const [version = '', tests = '', signature = ''] = await Promise.all(
    [versionFile, testedFile, signatureFile].map(read),
  );
  const statement = computeSum(`${version}\n${tests}`);
  const about = { app, id, signature: signature.trim(), tested: parseTested(tests), statement };
  if (app === 'host') {
    const { commit, contractVersion } = parseVersion(version, place);
    const provided = parseProvided(await read(providedFile), place);
    return { ...about, commit, contractVersion, provided, declared: null };
  }
  const declaration = parseDeclaration(app, await read('pages/remote.json'), place);
  const { name, order, pages, manifest } = declaration;
  const { contractVersion, metaData, shared } = manifest;
  return {
    ...about,
    // The list of files vouches for the manifest, not for version.json.
    commit: readVersion(version)?.commit ?? 'unknown',
    contractVersion,
    needs: { metaData, shared },
    declared: { name, order, pages },
  };
}

/** The ids of the releases in the folder of an app's releases. */
export async function listReleases(app: string): Promise<string[]> {
  return (await readdir(app)).filter((name) => idPattern.test(name));
}

/** Reads the list of a release's files; an empty one if it is missing or cannot be read. */
async function readList(app: string, id: string) {
  const content = await readRegularFileAsync(join(app, id, listFile), maxFileBytes).catch(() => '');
  return `${content ?? ''}`;
}

/** Returns true if a release is complete and each of its files is as listed. Rejects with a Refusal for one that gateways do not read. */
export async function isWhole(app: string, id: string): Promise<boolean> {
  const list = await readList(app, id);
  if (getId(list) !== id) return false;
  for (const [file, sum] of parseList(list))
    if (!(await hasSum(join(app, getPlace(id, file)), sum))) return false;
  return true;
}

async function hasSum(path: string, sum: string) {
  const content = await readRegularFileAsync(path, maxFileBytes);
  return content !== null && computeSum(content) === sum;
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
 * Moves a complete release to the folder of an app's releases, shared files first. Keeps what is already there, and replaces a
 * damaged release. Throws if a shared file is already there with different content.
 */
export async function moveRelease(from: string, app: string, id: string) {
  for (const file of await findFiles(join(from, sharedFolder))) {
    const [source, target] = [join(from, sharedFolder, file), join(app, sharedFolder, file)];
    if (!existsSync(target)) {
      await mkdir(dirname(target), { recursive: true });
      await rename(source, target);
    } else if (!unlisted.test(file) && !(await readFile(source)).equals(await readFile(target)))
      throw new Error(
        `${target} has other content than the file of that name in release ${id}. If it is damaged, delete it, and build again.`,
      );
  }
  await rm(join(from, sharedFolder), { recursive: true, force: true });
  if (await isWhole(app, id).catch(() => false)) return rm(from, { recursive: true });
  await rm(join(app, id), { recursive: true, force: true });
  await rename(from, join(app, id));
}

/**
 * Copies a sound release to another folder of its app's releases: completely or not at all, shared files first. Replaces what
 * is damaged there.
 */
export async function copyRelease(from: string, id: string, to: string) {
  for (const [file, sum] of parseList(await readList(from, id))) {
    if (!file.startsWith(`${sharedFolder}/`)) continue;
    const isSound = await hasSum(join(to, file), sum).catch(() => false);
    for (const name of [file, `${file}.br`, `${file}.gz`]) {
      const isThere = isSound && existsSync(join(to, name));
      if (!isThere && existsSync(join(from, name))) await replace(from, name, to);
    }
  }
  await replace(from, id, to);
}

/** Puts a copy of a file or folder in the place of whatever is there. */
async function replace(from: string, name: string, to: string) {
  const [copy, target] = [join(to, '.deploying'), join(to, name)];
  await rm(copy, { recursive: true, force: true });
  await cp(join(from, name), copy, { recursive: true });
  await mkdir(dirname(target), { recursive: true });
  await rm(target, { recursive: true, force: true });
  await rename(copy, target);
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
