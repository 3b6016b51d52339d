import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, isAbsolute, join, relative } from 'node:path';
import type { Rspack } from '@rsbuild/core';

/** Lists the packages in a build's scripts: writes `sbom.json` and, for visitors, `licenses.txt`. */
export async function writeContents(dist: string, stats: Stats) {
  const packages = findPackages(findWebCompilation(stats));
  await writeFile(join(dist, 'sbom.json'), `${JSON.stringify(createSbom(packages), null, 2)}\n`);
  await writeFile(join(dist, 'licenses.txt'), listLicenses(packages));
}

type Stats = Rspack.Stats | Rspack.MultiStats | undefined;

const listStats = (stats: Stats) => (stats && 'stats' in stats ? stats.stats : [stats]);

/**
 * Hashes the files that a build has read, by their paths in the repository, and the lock file, which has the hashes of the
 * packages. @returns 64 hexadecimal digits
 */
export function computeSourcesSum(stats: Stats, repository: string): string {
  const read = listStats(stats).flatMap((each) => [...(each?.compilation.fileDependencies ?? [])]);
  const paths = [...read, join(repository, 'package-lock.json')].map((path) =>
    relative(repository, path),
  );
  const isSource = (path: string) =>
    !/(?:^|[\\/])(?:\.\.|node_modules|\.cache|dist)[\\/]/.test(path) &&
    statSync(join(repository, path), { throwIfNoEntry: false })?.isFile();
  const hash = createHash('sha256');
  for (const path of [...new Set(paths)].filter(isSource).sort())
    hash.update(`${path}\n`).update(readFileSync(join(repository, path)));
  return hash.digest('hex');
}

/** Finds the compilation for browsers. */
function findWebCompilation(stats: Stats) {
  const web = listStats(stats).find((each) => each?.compilation.name === 'web');
  if (!web) throw new Error('This build has no environment "web"');
  return web.compilation;
}

/** The bundler: it writes its own code, which loads chunks and shared modules, into every build. */
const bundler = createRequire(createRequire(import.meta.url).resolve('@rsbuild/core')).resolve(
  '@rspack/core',
);

/** Finds the packages whose code is in a build's scripts, sorted by name. Code that tree shaking removed does not count. */
export function findPackages(compilation: Rspack.Compilation): Package[] {
  const paths = [bundler, ...findModules(compilation)];
  const packages = paths.map((path) => readManifest(dirname(path)));
  return [...new Map(packages.map((each) => [each.folder, each])).values()].sort(byName);
}

function findModules({ modules, chunkGraph, compiler }: Rspack.Compilation) {
  const { ConcatenatedModule } = compiler.rspack;
  const paths = [...modules]
    .filter((module) => chunkGraph.getModuleChunks(module).length > 0)
    .flatMap((module) => (module instanceof ConcatenatedModule ? module.modules : [module]))
    // The bundler puts a zero-width space before each # in a path, because a # would begin a fragment in a URL.
    .map((module) => (module.nameForCondition() ?? '').replaceAll('\u200b#', '#'));
  return paths.filter(isAbsolute);
}

/** Reads the manifest of the package that contains a folder. Skips nested manifests without a name. */
function readManifest(folder: string): Package {
  const file = join(folder, 'package.json');
  const { name, version, license } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return name && version ? { name, version, license, folder } : readManifest(dirname(folder));
}

function byName(one: Package, other: Package) {
  const [first, second] = [one, other].map(({ name, version }) => `${name}@${version}`);
  return (first ?? '') < (second ?? '') ? -1 : 1;
}

/** A bill of materials in the format of CycloneDX 1.6. It has no time or serial number, so it depends only on the packages. */
export function createSbom(packages: Package[]) {
  const components = packages.map(({ name, version, license }) => ({
    type: 'library',
    name,
    version,
    ...(license && {
      licenses: [{ license: { id: license } }],
      purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    }),
  }));
  return { bomFormat: 'CycloneDX', specVersion: '1.6', version: 1, components };
}

// These licenses require only that their text is included, as it is in every release.
const allowed = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0'];

/** The full licenses of the installed packages among these, as text. Throws for a license that is not allowed. */
export function listLicenses(packages: Package[]) {
  const texts = packages.filter(isInstalled).map((each) => {
    const title = `${each.name} ${each.version} (${each.license})`;
    return `${title}\n${'='.repeat(title.length)}\n\n${readLicense(each)}\n`;
  });
  return ['The packages whose code is in this release, and their licenses.\n', ...texts].join(
    '\n\n',
  );
}

function readLicense({ name, license = 'none', folder }: Package) {
  if (!allowed.includes(license))
    throw new Error(`${name} has the license ${license}, which writeContents.ts does not allow`);
  const files = readdirSync(folder).filter((file) => /^(?:licen[cs]e|copying|notice)/i.test(file));
  if (files.length === 0) throw new Error(`${name} comes without the text of its license`);
  return files
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').trim())
    .join('\n\n');
}

/** A package with modules in a build. */
interface Package {
  name: string;
  version: string;
  /** An SPDX expression; our own packages have none. */
  license?: string;
  folder: string;
}

/** True for packages of the registry; ours are links to folders outside node_modules. */
function isInstalled({ folder }: Package) {
  return /[\\/]node_modules[\\/]/.test(folder);
}
