import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { remotes } from '@donate-impact/build/remotes';
import { readCommit } from '@donate-impact/releases/readCommit';
import { contractVersion } from '@donate-impact/shared/contract';
import { fail, npm, root } from './start/commands.mjs';

const execute = promisify(execFile);

/** The packages that a remote needs: their folders here, and in a repository of its own. */
const packages = {
  shared: 'packages/shared',
  'shared/build': 'packages/build',
  'shared/testing': 'packages/testing',
  'host/gateway': 'packages/gateway',
  'host/releases': 'packages/releases',
  'host/operate': 'packages/operate',
};

// npm run own-repository -- remote-wizard ../wizard; again, it replaces the packages there.
if (process.argv[1] === import.meta.filename) {
  const [folder = '', to = ''] = process.argv.slice(2);
  const folders = remotes.map((remote) => remote.folder);

  if (!folders.includes(folder) || !to)
    fail(
      `Name one of ${folders.join(', ')} and a folder: npm run own-repository -- ${folders[0]} …`,
    );
  if (existsSync(join(to, 'packages/shared'))) {
    await takePackages(resolve(to));
    console.log(`Replaced the packages in ${to}. There: npm install, npm test.`);
  } else if (existsSync(to) && readdirSync(to).length > 0) {
    fail(`${to} is not empty. Name another folder.`);
  } else {
    await takeOut(folder, resolve(to));
    console.log(`Made a repository in ${to}. There: npm install, npm test, npm run build.`);
  }
}

/**
 * Makes a repository of its own from a remote of this one. The library, the build configuration and the
 * operations are workspaces there, because Node and Playwright run no TypeScript in node_modules.
 * @param folder the remote's, such as `remote-wizard`
 * @param to a folder that is empty or does not exist
 */
export async function takeOut(folder: string, to: string) {
  await unpack({ [folder]: '' }, to);
  for (const made of ['dist', 'test-results', '.cache'])
    await rm(join(to, made), { recursive: true, force: true });
  await takePackages(to);
  await cp(join(import.meta.dirname, 'ownRepository'), to, { recursive: true });
  for (const file of [
    '.dockerignore',
    '.gitignore',
    '.npmrc',
    'package-lock.json',
    'tsconfig.json',
  ])
    await cp(join(root, file), join(to, file));
  const site = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  await change(join(to, 'package.json'), (own) => getManifest(own, site));
  // The versions of this repository; the first installation removes those that nothing needs.
  await change(join(to, 'package-lock.json'), ({ packages: locked, ...lock }) => ({
    ...lock,
    packages: pick(locked, (place) => place.startsWith('node_modules/') && !locked[place].link),
  }));
  const dockerfile = await readFile(join(root, 'host/gateway/images/Dockerfile'), 'utf8');
  const [, node = ''] = /^ARG NODE=(.+)$/m.exec(dockerfile) ?? [];
  const values: Record<string, string> = {
    NODE: node,
    SITE: basename(root).toLowerCase(),
    APP: folder.replace('remote-', ''),
  };
  for (const file of ['Dockerfile', 'docker-compose.yml'].map((name) => join(to, name))) {
    const text = await readFile(file, 'utf8');
    const filled = text.replace(/\b[A-Z]+\b/g, (name) => values[name] ?? name);
    await writeFile(file, filled);
  }
}

/** Puts the packages of this repository into another one, in place of those that it has. */
async function takePackages(to: string) {
  const taken = { version: contractVersion, gitHead: readCommit(root) };
  await rm(join(to, 'packages'), { recursive: true, force: true });
  const workspaces = Object.values(packages);
  await unpack(packages, to);
  for (const place of workspaces)
    await change(join(to, place, 'package.json'), ({ scripts, devDependencies, ...used }) => ({
      ...used,
      ...taken,
    }));
  await change(join(to, 'package.json'), (own) => ({ ...own, workspaces }));
}

/** Unpacks what npm would publish of the packages in some folders of this repository, each in its place in `to`. */
async function unpack(places: Record<string, string>, to: string) {
  const scratch = await mkdtemp(join(tmpdir(), 'packed-'));
  const folders = Object.keys(places).map((folder) => `./${folder}`);
  const pack = npm('pack', '-s', '--pack-destination', scratch, ...folders);
  const { stdout } = await execute(pack.command, pack.args, { cwd: root, shell: pack.shell });
  const archives = stdout.trim().split(/\s+/);
  for (const [index, place] of Object.values(places).entries()) {
    await mkdir(join(to, place), { recursive: true });
    const archive = join(scratch, archives[index] ?? '');
    await execute('tar', ['-xzf', archive, '--strip-components=1', '-C', join(to, place)]);
  }
  await rm(scratch, { recursive: true });
}

function getManifest(own: Json, { engines, browserslist, overrides, jest, devDependencies }: Json) {
  return {
    ...own,
    engines,
    browserslist,
    scripts: {
      ...own.scripts,
      // Without the other hooks of tsx, which change the bundler's plugins.
      dev: own.scripts['can-release'].replace(
        'operate can-release',
        'node --import tsx/esm packages/operate/operate.ts dev',
      ),
      e2e: 'playwright test',
      types: 'tsc -p .',
      unit: 'jest',
      test: 'npm run types && npm run unit && npm run e2e',
    },
    devDependencies: {
      ...own.devDependencies,
      ...pick(devDependencies, (name) => /^(?:@swc\/|@types\/|jest|typescript$)/.test(name)),
    },
    overrides,
    jest,
  };
}

// biome-ignore lint/suspicious/noExplicitAny: a package.json or a lock file
type Json = any;

async function change(file: string, to: (content: Json) => Json) {
  const content = JSON.parse(await readFile(file, 'utf8'));
  const text = JSON.stringify(to(content), null, 2);
  // Of the copied packages, the version that is there.
  await writeFile(file, `${text.replace(/("@donate-impact\/\w+"): ".+"/g, '$1: "*"')}\n`);
}

function pick(list: object, isKept: (name: string) => boolean) {
  return Object.fromEntries(Object.entries(list).filter(([name]) => isKept(name)));
}
