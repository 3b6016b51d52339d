import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Singleton, singletons } from './remotes.mjs';

/**
 * The singletons, for the federation plugin of a remote: it requires the minor version that is installed where it is
 * built, or a later one, and never bundles its own copy. The shell provides them (host/src/remotes/createFederation.ts).
 */
export function requiredSingletons(root: string) {
  const entries = singletons.map((name) => {
    const version = installedVersion(root, name);
    const requiredVersion = `^${version.split('.').slice(0, 2).join('.')}.0`;
    return [
      name,
      { version, singleton: true, strictVersion: true, requiredVersion, import: false as const },
    ] as const;
  });
  return Object.fromEntries(entries);
}

/** The version of a package that a folder's imports resolve to. Throws when it is not installed. */
function installedVersion(root: string, name: Singleton): string {
  // Not every package exports its package.json.
  const folders = createRequire(join(root, 'package.json')).resolve.paths(name) ?? [];
  const manifest = folders.map((folder) => join(folder, name, 'package.json')).find(existsSync);
  if (!manifest) throw new Error(`${name} is not installed for ${root}. Run npm install`);
  return JSON.parse(readFileSync(manifest, 'utf8')).version;
}
