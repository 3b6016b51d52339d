import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import {
  appendChange,
  type Change,
  findActive,
  findLive,
  keptDays,
  readChanges,
  recentChanges,
} from './activeRelease';

/** A release's list of its files, in the format of `sha256sum -c`. */
export const listFile = 'files.sha256';

/** The folder of the files whose names contain the hash of their content. All releases of an app share it. */
export const sharedFolder = 'static';

/** The file of a shell's release that tells browsers which page to prefetch on the landing page. */
export const speculationFile = 'pages/speculation.json';

// Files that do not count as content: those about the build, such as its version and its signature, and the compressed
// copies, which differ between versions of Node.
const unlisted = /^(?:version\.json|\w+\.sha256|signature)$|\.(?:br|gz)$/;

/**
 * Turns a build into a release: names it by its content, moves it to the folder of the app's releases, and makes it the
 * live one there. Removes releases that were last live `keptDays` ago. The same content has the same id, so an existing
 * release stays as it is.
 * @returns the id: 32 hexadecimal digits
 */
export async function writeRelease(name: string, build: string, app: string): Promise<string> {
  const id = await listFiles(build);
  await compress(build);
  await moveRelease(build, app, id);
  await makeLive(name, app, id);
  await forgetReleases(app, new Set(recentChanges(readChanges(app)).map(findLive)));
  return id;
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

/** The path of a release's listed file within the folder of its app's releases. */
export function getPlace(id: string, file: string) {
  return file.startsWith(`${sharedFolder}/`) ? file : `${id}/${file}`;
}

/** Copies a release with its shared files into a folder of its own. */
export async function copyRelease(app: string, id: string, to: string) {
  await cp(join(app, id), to, { recursive: true });
  for (const [file] of parseList(await readFile(join(app, id, listFile), 'utf8')))
    if (file.startsWith(`${sharedFolder}/`))
      for (const copy of ['', '.br', '.gz'])
        if (existsSync(join(app, file + copy)))
          await cp(join(app, file + copy), join(to, file + copy));
}

/** The SHA-256 of each file of a release in hexadecimal digits, by path, from the text of its list. */
export function parseList(list: string): Map<string, string> {
  return new Map(
    [...list.matchAll(/^([0-9a-f]{64}) {2}(.+)$/gm)].map(([, sum = '', file = '']) => [file, sum]),
  );
}

/** Writes the list of a release's files. Resolves with the release's id. */
export async function listFiles(folder: string): Promise<string> {
  const files = (await findFiles(folder)).filter((file) => !unlisted.test(file));
  const lines = files.map(
    async (file) => `${computeSum(await readFile(join(folder, file)))}  ${file}\n`,
  );
  const list = (await Promise.all(lines)).join('');
  await writeFile(join(folder, listFile), list);
  return getId(list);
}

/** The id of the release that has a list of files: 128 bits of the list's SHA-256. */
export function getId(list: string) {
  return computeSum(list).slice(0, 32);
}

/** A SHA-256 in hexadecimal digits. */
export function computeSum(content: string | Buffer) {
  return createHash('sha256').update(content).digest('hex');
}

/** The hash of a file's content as browsers check it: the value of an `integrity` attribute, with SHA-384. */
export async function computeIntegrity(path: string): Promise<string> {
  return computeHash(await readFile(path));
}

/** The same hash for content that is not in a file. */
export function computeHash(content: string | Buffer) {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** The commit of a checkout: from COMMIT, otherwise from git, otherwise `unknown`. */
export function readCommit(root: string) {
  if (process.env.COMMIT) return process.env.COMMIT;
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: root, stdio: 'pipe' })
      .toString()
      .trim();
  } catch {
    return 'unknown';
  }
}

async function makeLive(name: string, app: string, id: string) {
  const last = findActive(app);
  if (last && findLive(last) === id) return;
  const at = new Date().toISOString();
  const change: Change = { app: name, at, by: 'build', why: 'built', releases: `* ${id};` };
  await appendChange(app, change);
}

/** Removes releases that are not kept and were deployed over `keptDays` ago, and shared files that no release lists. */
export async function forgetReleases(app: string, kept: ReadonlySet<string>) {
  const oldest = Date.now() - keptDays * 24 * 60 * 60 * 1000;
  const listed = new Set<string>();
  for (const id of (await readdir(app)).filter((name) => /^[0-9a-f]{32}$/.test(name))) {
    const folder = join(app, id);
    if (!kept.has(id) && (await stat(folder)).mtimeMs < oldest)
      await rm(folder, { recursive: true });
    else
      for (const [file] of parseList(
        await readFile(join(folder, listFile), 'utf8').catch(() => ''),
      ))
        listed.add(file);
  }
  for (const file of await findFiles(join(app, sharedFolder)))
    if (!listed.has(`${sharedFolder}/${file.replace(/\.(?:br|gz)$/, '')}`))
      await rm(join(app, sharedFolder, file));
}

/** The paths of all files in a folder, in the order of their names. */
export async function findFiles(folder: string) {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
const compressible = /\.(?:js|css|json|svg|txt)$/;

/** Writes `.br` and `.gz` beside every text file under `dist` that is served unchanged. */
async function compress(dist: string) {
  const files = await readdir(dist, { recursive: true });
  await Promise.all(
    files.filter((file) => compressible.test(file)).map((file) => both(join(dist, file))),
  );
}

async function both(path: string) {
  const file = await stat(path);
  const done = await stat(`${path}.br`).catch(() => null);
  if (!file.isFile() || (done && done.mtimeMs >= file.mtimeMs)) return;
  const source = await readFile(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
  };
  await Promise.all([
    brotli(source, { params }).then((out) => writeFile(`${path}.br`, out)),
    gz(source, { level: 9 }).then((out) => writeFile(`${path}.gz`, out)),
  ]);
}
