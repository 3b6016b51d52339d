import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { root } from '../start/npm.mjs';
import { trackedFiles } from '../start/trackedFiles.mjs';
import { ownFiles } from './ownFiles';
import { packAll } from './packAll';

type Versions = Record<string, string>;

interface Manifest {
  scripts: Versions;
  dependencies: Versions;
  devDependencies: Versions;
}

interface SiteManifest extends Manifest {
  engines: unknown;
  overrides: unknown;
  jest: Record<string, unknown>;
}

interface Lock {
  lockfileVersion: number;
  packages: Record<string, { link?: boolean }>;
}

// The commands that need nothing of this repository, and what they run of its packages.
const kept = /^(?:build|e2e)$|^operate /;
const needed = /^(?:@swc\/|@types\/|jest|typescript$)/;

/**
 * Makes a repository of its own from a remote of this one: its files, and the library, the build configuration and the
 * operations as packages that it installs.
 * @param folder the remote's, such as `remote-wizard`
 * @param to a folder that is empty or does not exist
 */
export async function takeOut(folder: string, to: string) {
  await mkdir(to, { recursive: true });
  for (const file of trackedFiles('--cached', '--others', '--exclude-standard', `${folder}/`))
    await cp(join(root, file), join(to, file.slice(folder.length + 1)));
  const packages = await packAll(join(to, 'packages'));
  const installed = packages.map(({ name, file }) => [name, `file:packages/${basename(file)}`]);
  const own = await readJson(join(root, folder, 'package.json'));
  const site = await readJson(join(root, 'package.json'));
  const manifest = manifestOf(own, site, Object.fromEntries(installed));
  await writeJson(join(to, 'package.json'), manifest);
  const lock: Lock = await readJson(join(root, 'package-lock.json'));
  await writeJson(join(to, 'package-lock.json'), lockOf(manifest, lock));
  const { compilerOptions, ...tsconfig } = await readJson(join(root, 'tsconfig.json'));
  const types = [...compilerOptions.types, '@donate-impact/build/jest.setup'];
  await writeJson(join(to, 'tsconfig.json'), {
    ...tsconfig,
    compilerOptions: { ...compilerOptions, types },
  });
  await cp(join(root, '.npmrc'), join(to, '.npmrc'));
  for (const [file, text] of Object.entries(ownFiles(own.name.replace('remote-', ''))))
    await writeFile(join(to, file), text);
}

function manifestOf(
  { scripts, dependencies, devDependencies, ...own }: Manifest,
  site: SiteManifest,
  packages: Versions,
) {
  return {
    ...own,
    engines: site.engines,
    scripts: {
      ...only(scripts, (name, call) => kept.test(name) || kept.test(call)),
      dev: 'rsbuild dev --environment alone',
      types: 'tsc -p .',
      unit: 'jest',
      test: 'npm run types && npm run unit && npm run e2e',
    },
    dependencies: { ...packages, ...only(dependencies, isInstalled) },
    devDependencies: {
      ...only(devDependencies, isInstalled),
      ...only(site.devDependencies, (name) => needed.test(name)),
    },
    overrides: site.overrides,
    jest: {
      ...site.jest,
      testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: ['@donate-impact/build/jest.setup'],
    },
  };
}

/** The versions of this repository. The first installation adds its packages and removes what nothing needs. */
function lockOf(manifest: unknown, { lockfileVersion, packages }: Lock) {
  const installed = Object.entries(packages).filter(
    ([folder, { link }]) => folder.startsWith('node_modules/') && !link,
  );
  return { lockfileVersion, packages: { '': manifest, ...Object.fromEntries(installed) } };
}

function only(list: Versions, isKept: (name: string, value: string) => boolean) {
  return Object.fromEntries(Object.entries(list).filter(([name, value]) => isKept(name, value)));
}

const isInstalled = (name: string) => !name.startsWith('@donate-impact/');

async function readJson(file: string) {
  return JSON.parse(await readFile(file, 'utf8'));
}

function writeJson(file: string, content: unknown) {
  return writeFile(file, `${JSON.stringify(content, null, 2)}\n`);
}
