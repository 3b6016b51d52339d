import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { appFolders, type Singleton } from '@donate-impact/build/remotes';
import { copyRepository } from '../start/copyRepository';
import { program, root } from '../start/npm.mjs';
import { run } from '../start/run.mjs';

type Content = Record<'dependencies' | 'packages', Record<string, unknown>>;

interface Locked {
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** The singletons that are also installed in their previous minor version, and the names under which they are. */
export const previous: Partial<Record<Singleton, string>> = {
  react: 'react-previous',
  'react-dom': 'react-dom-previous',
  'react-redux': 'react-redux-previous',
  '@tanstack/react-query': 'react-query-previous',
};

const copy = join(root, '.cache/previous-minors');

/** Builds every part from this release's sources with the previous minor of those singletons; gives the folder. */
export async function buildWithPrevious() {
  rmSync(copy, { recursive: true, force: true });
  await copyRepository(copy);
  // A package imports the versions beside it. Node finds the others in the repository's own node_modules, further up.
  for (const name of dependentsOf(Object.keys(previous))) install(name, name);
  for (const [name, alias] of Object.entries(previous)) install(name, alias);
  stateVersions();
  await Promise.all(appFolders.map(build));
  return copy;
}

/** The packages that import some of these, also through others. */
function dependentsOf(names: string[]) {
  const found = new Set<string>();
  for (const name of names) addDependents(name, found);
  return [...found];
}

function addDependents(name: string, found: Set<string>) {
  for (const [folder, { dependencies, peerDependencies }] of locked()) {
    if (found.has(folder) || !{ ...dependencies, ...peerDependencies }[name]) continue;
    found.add(folder);
    addDependents(folder, found);
  }
}

/** The packages in the repository's node_modules, by name. */
function locked(): [string, Locked][] {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const top = /^node_modules\/((?:@[^/]+\/)?[^/]+)$/;
  return Object.entries<Locked>(lock.packages).flatMap(([folder, entry]) => {
    const [, name] = top.exec(folder) ?? [];
    return name ? [[name, entry]] : [];
  });
}

function install(name: string, installed: string) {
  const folder = join(copy, 'node_modules', name);
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(root, 'node_modules', installed), folder, { recursive: true });
}

/** Has the library, from which the shell reads what it provides, and the lock file name what is installed now. */
function stateVersions() {
  change('shared/package.json', (manifest) => {
    for (const name of Object.keys(previous)) manifest.dependencies[name] = versionIn(name);
  });
  change('package-lock.json', ({ packages }) => {
    for (const [name, alias] of Object.entries(previous))
      for (const folder of Object.keys(packages))
        if (`${folder}/`.startsWith(`node_modules/${alias}/`))
          packages[folder.replace(alias, name)] = packages[folder];
  });
}

function change(path: string, edit: (content: Content) => void) {
  const file = join(copy, path);
  const content = JSON.parse(readFileSync(file, 'utf8'));
  edit(content);
  writeFileSync(file, JSON.stringify(content));
}

function versionIn(name: string): string {
  const manifest = join(copy, 'node_modules', name, 'package.json');
  return JSON.parse(readFileSync(manifest, 'utf8')).version;
}

async function build(app: string) {
  const rsbuild = program('@rsbuild/core', 'rsbuild');
  const args = [rsbuild, 'build', '--environment', 'web', '--environment', 'node'];
  const ended = await run(
    { command: process.execPath, args, shell: false },
    { cwd: join(copy, app) },
  );
  if (!ended.isGreen) throw new Error(`The build of ${app} failed:\n${ended.output}`);
}
