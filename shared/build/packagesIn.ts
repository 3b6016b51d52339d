import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, isAbsolute, join } from 'node:path';
import type { Rspack } from '@rsbuild/core';
import type { Package } from './Package';

/** The bundler: it writes its own code, which loads chunks and shared modules, into every build. */
const bundler = createRequire(createRequire(import.meta.url).resolve('@rsbuild/core')).resolve(
  '@rspack/core',
);

/** The packages whose code is in a build's scripts, by name: what tree shaking has removed does not count. */
export function packagesIn(compilation: Rspack.Compilation): Package[] {
  const packages = new Map<string, Package>();
  for (const path of [bundler, ...modulesIn(compilation)].sort()) {
    const { folder, ...manifest } = manifestOf(dirname(path));
    const known = packages.get(folder) ?? { ...manifest, folder, modules: [] };
    packages.set(folder, { ...known, modules: [...known.modules, path] });
  }
  return [...packages.values()].sort(byName);
}

function modulesIn({ modules, chunkGraph, compiler }: Rspack.Compilation) {
  const { ConcatenatedModule } = compiler.rspack;
  const paths = [...modules]
    .filter((module) => chunkGraph.getModuleChunks(module).length > 0)
    .flatMap((module) => (module instanceof ConcatenatedModule ? module.modules : [module]))
    // The bundler puts a zero-width space before each # that is in a path: in an address, a fragment would begin there.
    .map((module) => (module.nameForCondition() ?? '').replaceAll('\u200b#', '#'));
  return new Set(paths.filter(isAbsolute));
}

/** The manifest of the package that contains a folder. Some packages have others below, without a name. */
function manifestOf(folder: string): Omit<Package, 'modules'> {
  const file = join(folder, 'package.json');
  const { name, version, license } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return name && version ? { name, version, license, folder } : manifestOf(dirname(folder));
}

function byName(one: Package, other: Package) {
  const [first, second] = [one, other].map(({ name, version }) => `${name}@${version}`);
  return (first ?? '') < (second ?? '') ? -1 : 1;
}
