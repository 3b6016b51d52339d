/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../start/npm.mjs';

interface Locked {
  link?: boolean;
  resolved?: string;
  integrity?: string;
  hasInstallScript?: boolean;
  optional?: boolean;
}

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  overrides?: Record<string, string>;
}

/** The packages that have an install script, and what the script would do. */
const scripts = {
  '@parcel/watcher': 'compiles itself where no binary fits; only builds that watch files load it',
  '@swc/core': 'fetches WebAssembly where no binary fits',
  esbuild: 'replaces its launcher with the binary, to start faster',
};

const { workspaces }: { workspaces: string[] } = JSON.parse(read('package.json'));
const { packages }: { packages: Record<string, Locked> } = JSON.parse(read('package-lock.json'));
const locked = Object.entries(packages)
  .filter(([folder, { link }]) => folder.includes('node_modules/') && !link)
  .map(([folder, entry]) => ({ name: folder.replace(/.*node_modules\//, ''), ...entry }));

it.each(['.', ...workspaces])('%s names exact versions', (folder) => {
  const manifest: Manifest = JSON.parse(read(join(folder, 'package.json')));
  const { dependencies, devDependencies, overrides } = manifest;

  for (const named of Object.entries({ ...dependencies, ...devDependencies, ...overrides }))
    expect(named).toEqual([
      expect.any(String),
      expect.stringMatching(/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+$/),
    ]);
});

it('the lock file names no other source than the public registry', () => {
  const sources = locked.map(({ resolved = 'https://registry.npmjs.org/' }) => resolved);

  for (const source of sources) expect(source).toMatch(/^https:\/\/registry\.npmjs\.org\//);
});

it('the lock file has a digest of every package, except of binaries for other platforms than Linux on x64 and arm64', () => {
  const without = locked.filter(({ integrity }) => !integrity?.startsWith('sha512-'));
  const common = /linux-(x64|arm64)(-gnu)?$/;

  expect(without.filter(({ optional, name }) => !optional || common.test(name))).toEqual([]);
});

it('no installation runs a script of a package, and none has a script that it needs', () => {
  const having = locked.filter(({ hasInstallScript }) => hasInstallScript);

  expect(having.map(({ name }) => name)).toEqual(Object.keys(scripts));
  expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
  expect(read('host/packages/gateway/images/Dockerfile')).toMatch(
    /^COPY .*\.npmrc .*\n((?:COPY|#) .*\n)*RUN npm ci /m,
  );
});

function read(file: string) {
  return readFileSync(join(root, file), 'utf8');
}
