import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { appFolders, appNames } from '@donate-impact/build/remotes';
import { readLiveRelease } from '@donate-impact/releases/activeReleases';
import { getMessage } from '@donate-impact/releases/refuse';
import {
  computeIntegrity,
  computeSum,
  getId,
  idPattern,
  listFile,
  parseList,
  parseVersion,
  type Version,
  versionFile,
} from '@donate-impact/releases/release';
import { describeFiles } from '@donate-impact/releases/releaseFolder';
import { readKeys } from '@donate-impact/releases/signatures';
import type { SiteConfig } from '@donate-impact/shared/contract';
import { fail, root } from './start/commands.mjs';

// npm run verify -- https://site.example: compares what a running site serves with what it says it serves, and with the
// builds of this checkout. Build the commit that it names first: git checkout COMMIT && npm run build. With RELEASE_KEYS, a file
// of public keys, it checks signatures, too.
if (process.argv[1] === import.meta.filename) {
  const [url = ''] = process.argv.slice(2);
  if (!/^https?:/.test(url) || !URL.canParse(url))
    fail('Name the site: npm run verify -- https://site.example');
  const found = await verifySite(new URL(url).origin).catch((error) =>
    fail(`${url} cannot be read: ${getMessage(error)}`),
  );
  for (const { app, id, version, files, faults } of found) {
    const { commit, node = 'an unknown Node' } = version ?? {};
    print(
      version
        ? `${app}: ${id}, ${files} files, built from ${commit} with ${node}. ${compareWithCheckout(app, id, version)}`
        : `${app}: ${id}, so there is no release to compare.`,
    );
    for (const fault of faults) print(`  *** ${fault}`);
  }
  const failed = found.filter(({ faults }) => faults.length > 0).length;
  print(
    failed === 0
      ? 'Every file of these releases is the one that was released.'
      : `${failed} of ${found.length} apps do NOT match their release.`,
  );
  process.exitCode = failed === 0 ? 0 : 1;
}

/** Says whether this checkout's build is the same release, and if not, which of the two builds' circumstances differ. */
function compareWithCheckout(app: string, id: string, { sources, node }: Version) {
  const dist = join(root, appFolders[appNames.indexOf(app)] ?? '', 'dist');
  if (!existsSync(dist)) return 'This checkout has no build to compare it with.';
  const own = readLiveRelease(dist);
  if (own === id) return 'This checkout builds the same release.';
  const version = parseVersion(readFileSync(join(dist, own, versionFile), 'utf8'), dist);
  const sameSources = version.sources === sources ? 'the same' : 'other';
  return `This checkout builds ${own}, from ${sameSources} sources, with ${version.node}, not ${node}.`;
}

/** Prints a line without what a dishonest site may send to control a terminal. */
function print(line: string) {
  console.log(line.replace(/[^ -~]/g, '?'));
}

/** The result for one app of a site. */
interface AppFound {
  app: string;
  /** The id of its release, or `off` or `none`. */
  id: string;
  /** What the release says of its build. */
  version?: Version;
  /** The number of files that were compared. */
  files: number;
  /** The differences from the release, one sentence each. */
  faults: string[];
}

/**
 * Compares what a site serves with what it says it serves: each release's list of files with the release's id, each file
 * with its hash in the list, the manifests with the hashes in `/site.json`, and the scripts with those in the manifests.
 */
export async function verifySite(origin: string): Promise<AppFound[]> {
  const url = `${origin}/site.json`;
  const config = await fetchFile(url);
  if (!config) throw new Error(`${url} is not served`);
  const { shell, remotes }: SiteConfig = JSON.parse(String(config));
  const apps = [
    { app: 'host', id: shell, integrity: undefined },
    ...remotes.map(({ name, release }) => ({ app: name, id: 'off', ...release })),
  ];
  return Promise.all(
    apps.map(({ app, id, integrity }) =>
      verifyApp(origin, app, id, integrity).catch(({ message }: Error) => ({
        ...{ app, id, files: 0 },
        faults: [`It cannot be read: ${message}`],
      })),
    ),
  );
}

async function verifyApp(
  origin: string,
  app: string,
  id: string,
  integrity?: string,
): Promise<AppFound> {
  if (!idPattern.test(id)) return { app, id, files: 0, faults: [] };
  const folder = `${origin}/${app === 'host' ? '' : 'remotes/'}${app}/${id}/`;
  const read = async (file: string) => String((await fetchFile(folder + file)) ?? '');
  const version = parseVersion(await read(versionFile), app);
  const list = await read(listFile);
  const faults = getId(list) === id ? [] : [`The list of files is not that of ${id}.`];
  const files = new Map<string, Buffer | null>();
  for (const [file, sum] of parseList(list)) {
    const content = await fetchFile(folder + file);
    files.set(file, content);
    if (!content) faults.push(`${file} is not served.`);
    else if (computeSum(content) !== sum) faults.push(`${file} is not the file that was released.`);
  }
  if (app !== 'host') faults.push(...findManifestFaults(files, integrity));
  try {
    const findUnsigned = readKeys(process.env.RELEASE_KEYS ?? '');
    faults.push(...findUnsigned(await describeFiles(app, id, read)).map(getMessage));
  } catch (error) {
    faults.push(getMessage(error));
  }
  return { app, id, version, files: files.size, faults };
}

/** The files of which the site or the manifest of a remote names another hash. */
function findManifestFaults(files: Map<string, Buffer | null>, integrity?: string) {
  const manifestFile = 'mf-manifest.json';
  const manifest = JSON.parse(String(files.get(manifestFile) ?? '{}'));
  const named = Object.entries<string>(manifest.integrity ?? {});
  const isOther = (file: string, hash?: string) => computeIntegrity(files.get(file) ?? '') !== hash;
  return [
    ...(isOther(manifestFile, integrity)
      ? [`/site.json names another hash for ${manifestFile}.`]
      : []),
    ...named
      .filter(([file, hash]) => isOther(file, hash))
      .map(([file]) => `${manifestFile} names another hash of ${file}.`),
  ];
}

/** The content of a file; none when the site does not serve it. */
async function fetchFile(url: string) {
  const response = await fetch(url);
  return response.ok ? Buffer.from(await response.arrayBuffer()) : null;
}
