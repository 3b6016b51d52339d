import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, isAbsolute, join, relative, sep } from 'node:path';
import type { Rspack } from '@rsbuild/core';

/** Lists the packages in a build's scripts: writes `sbom.json` and, for visitors, `licenses.txt`. */
export async function writeContents(root: string, dist: string, stats: Stats) {
  const packages = findPackages(findWebCompilation(stats));
  await writeFile(
    join(dist, 'sbom.json'),
    `${JSON.stringify(createSbom(root, packages), null, 2)}\n`,
  );
  await writeFile(join(dist, 'licenses.txt'), listLicenses(packages));
}

type Stats = Rspack.Stats | Rspack.MultiStats | undefined;

/** Finds the compilation for browsers. */
function findWebCompilation(stats: Stats) {
  const all = stats && 'stats' in stats ? stats.stats : [stats];
  const web = all.find((each) => each?.compilation.name === 'web');
  if (!web) throw new Error('This build has no environment "web"');
  return web.compilation;
}

/** The bundler: it writes its own code, which loads chunks and shared modules, into every build. */
const bundler = createRequire(createRequire(import.meta.url).resolve('@rsbuild/core')).resolve(
  '@rspack/core',
);

/** Finds the packages whose code is in a build's scripts, sorted by name. Code that tree shaking removed does not count. */
export function findPackages(compilation: Rspack.Compilation): Package[] {
  const packages = new Map<string, Package>();
  for (const path of [bundler, ...findModules(compilation)].sort()) {
    const { folder, ...manifest } = readManifest(dirname(path));
    const known = packages.get(folder) ?? { ...manifest, folder, modules: [] };
    packages.set(folder, { ...known, modules: [...known.modules, path] });
  }
  return [...packages.values()].sort(byName);
}

function findModules({ modules, chunkGraph, compiler }: Rspack.Compilation) {
  const { ConcatenatedModule } = compiler.rspack;
  const paths = [...modules]
    .filter((module) => chunkGraph.getModuleChunks(module).length > 0)
    .flatMap((module) => (module instanceof ConcatenatedModule ? module.modules : [module]))
    // The bundler puts a zero-width space before each # in a path, because a # would begin a fragment in a URL.
    .map((module) => (module.nameForCondition() ?? '').replaceAll('\u200b#', '#'));
  return new Set(paths.filter(isAbsolute));
}

/** Reads the manifest of the package that contains a folder. Skips nested manifests without a name. */
function readManifest(folder: string): Omit<Package, 'modules'> {
  const file = join(folder, 'package.json');
  const { name, version, license } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return name && version ? { name, version, license, folder } : readManifest(dirname(folder));
}

function byName(one: Package, other: Package) {
  const [first, second] = [one, other].map(({ name, version }) => `${name}@${version}`);
  return (first ?? '') < (second ?? '') ? -1 : 1;
}

/**
 * A bill of materials in the format of CycloneDX 1.6. It depends only on the packages, and has no time or serial number.
 * @param root the folder of the app that was built, one of the packages
 */
export function createSbom(root: string, packages: Package[]) {
  const app = packages.find(({ folder }) => folder === root);
  if (!app) throw new Error(`The build of ${root} contains none of its modules`);
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { ...ownComponent(app), type: 'application' } },
    components: packages
      .filter((each) => each !== app)
      .map((each) => (isInstalled(each) ? installedComponent(each) : ownComponent(each))),
  };
}

/** A package of this repository, with the digest of each module. */
function ownComponent({ name, version, folder, modules }: Package) {
  const components = modules.map((path) => ({
    type: 'file',
    name: relative(folder, path).replaceAll(sep, '/'),
    hashes: [
      { alg: 'SHA-256', content: createHash('sha256').update(readFileSync(path)).digest('hex') },
    ],
  }));
  return { type: 'library', name, version, components };
}

/** A package of the registry, with the digest of its archive there. */
function installedComponent(each: Package) {
  const { name, version, license } = each;
  const [, group, ownName] = /^(?:(@[^/]*)\/)?(.*)$/.exec(name) ?? [];
  return {
    type: 'library',
    ...(group && { group }),
    name: ownName,
    version,
    hashes: [{ alg: 'SHA-512', content: findSha512(each).toString('hex') }],
    licenses: [{ license: { id: license } }],
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
  };
}

/** The digest in the lock file beside the outermost node_modules; throws for a package that is not the locked one. */
function findSha512({ name, version, folder }: Package) {
  const [, root = '', path = ''] = /^(.*?)[\\/](node_modules[\\/].*)$/.exec(folder) ?? [];
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const locked = packages[path.replaceAll(sep, '/')];
  if (locked?.version !== version || !locked.integrity?.startsWith('sha512-'))
    throw new Error(`${name} ${version} is not what package-lock.json names: run npm ci`);
  return Buffer.from(locked.integrity.replace('sha512-', ''), 'base64');
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
  /** The paths of its modules. */
  modules: string[];
}

/** True for packages of the registry; ours are links to folders outside node_modules. */
function isInstalled({ folder }: Package) {
  return /[\\/]node_modules[\\/]/.test(folder);
}
