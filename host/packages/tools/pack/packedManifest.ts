import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** A package.json. */
export interface Manifest {
  bin?: Record<string, string>;
  exports?: Record<string, string>;
  files?: string[];
  [field: string]: unknown;
}

// Of no use where the package is installed.
const left = ['private', 'scripts', 'devDependencies'];

/** The package.json of a compiled package: its exports lead to what was compiled, and to the types of that. */
export function packedManifest(manifest: Manifest, folder: string) {
  const kept = Object.entries(manifest).filter(([field]) => !left.includes(field));
  const entries = Object.entries(manifest.exports ?? {})
    .map(([name, source]) => [name, compiledEntry(source)] as const)
    .filter(([, entry]) => isThere(folder, entry));
  const { bin, sideEffects, files = [] } = manifest;
  const programs = Object.entries(bin ?? {}).map(([name, source]) => [name, toJs(source)]);
  return {
    ...Object.fromEntries(kept),
    ...(bin && { bin: Object.fromEntries(programs) }),
    ...(Array.isArray(sideEffects) && { sideEffects: sideEffects.map(toJs) }),
    files: files.flatMap((pattern) => [...new Set([pattern, toJs(pattern), toTypes(pattern)])]),
    exports: Object.fromEntries(entries),
  };
}

const toJs = (source: string) => source.replace(/\.tsx?$/, '.js');

const toTypes = (source: string) => source.replace(/\.tsx?$/, '.d.ts').replace(/\.mjs$/, '.d.mts');

function compiledEntry(source: string) {
  return /\.(?:tsx?|mjs)$/.test(source)
    ? { types: toTypes(source), default: toJs(source) }
    : source;
}

/** Whether the package has the file; what is for this repository's own tests is not packed. */
function isThere(folder: string, entry: ReturnType<typeof compiledEntry>) {
  const file = typeof entry === 'string' ? entry : entry.default;
  return file.includes('*') || existsSync(join(folder, file));
}
