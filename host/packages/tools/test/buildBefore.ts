import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { appFolders, singletons } from '@donate-impact/build/remotes';
import { linkPackages } from '../start/linkPackages';
import { root } from '../start/npm.mjs';

const run = promisify(execFile);
const ofAll = ['shared/src', 'shared/data'];
const notBuilt = [':(exclude,glob)**/*.test.*', ':(exclude,glob)**/testing/**'];

/**
 * The commit of the previous release: RELEASE_BEFORE, otherwise the last tag before this commit, otherwise the last
 * commit but one that changed a source. Null when the history does not go that far.
 */
export function commitBefore() {
  const { RELEASE_BEFORE: given } = process.env;
  const sources = [...appFolders.map((app) => `${app}/src`), ...ofAll, ...notBuilt];
  return (
    given ||
    git('describe', '--tags', '--abbrev=0', '--match', 'v*', 'HEAD^') ||
    git('log', '-1', '--skip=1', '--format=%h', 'HEAD', '--', ...sources) ||
    null
  );
}

/** The apps whose own or shared sources have changed since a commit; throws when there is no such commit. */
export function changedSince(commit: string) {
  if (!git('rev-parse', '--verify', '--quiet', `${commit}^{commit}`))
    throw new Error(`The history has no commit ${commit}`);
  return appFolders.filter((app) => {
    const sources = [`${app}/src`, `${app}/rsbuild.config.ts`, ...ofAll, 'shared/packages'];
    return git('diff', '--name-only', commit, '--', ...sources, ...notBuilt) !== '';
  });
}

/** Whether the shell provided another minor version of a singleton at a commit. */
export function hadOtherMinors(commit: string) {
  const before = JSON.parse(git('show', `${commit}:shared/package.json`));
  const now = JSON.parse(readFileSync(join(root, 'shared/package.json'), 'utf8'));
  return singletons.some(
    (name) => minorOf(before.dependencies[name]) !== minorOf(now.dependencies[name]),
  );
}

/**
 * Builds apps as they were at an earlier commit, with the packages that are installed now, and gives the folder of
 * the builds. Keeps each build in .cache.
 */
export async function buildBefore(commit: string, wanted: string[]) {
  const built = join(root, '.cache/releases', commit);
  const missing = wanted.filter((app) => !existsSync(join(built, app)));
  if (missing.length === 0) return built;
  const tree = join(root, '.cache', `building-${commit}`);
  git('worktree', 'remove', '--force', tree);
  git('worktree', 'prune');
  await run('git', ['worktree', 'add', '--detach', tree, commit], { cwd: root });
  try {
    // Node finds every other package in the repository's own node_modules, further up.
    await linkPackages(tree);
    await allEnd(missing.map((app) => build(join(tree, app))));
    for (const app of missing) {
      const done = join(tree, 'done', app);
      await cp(join(tree, app, 'dist'), join(done, 'dist'), { recursive: true });
      await mkdir(built, { recursive: true });
      await rename(done, join(built, app));
    }
  } finally {
    await rm(tree, { recursive: true, force: true });
    git('worktree', 'prune');
  }
  return built;
}

/** Waits for every build to end, so that none still writes when its folder is removed; then throws the first failure. */
async function allEnd(builds: Promise<void>[]) {
  await Promise.allSettled(builds);
  await Promise.all(builds);
}

async function build(folder: string) {
  const rsbuild = join(root, 'node_modules/@rsbuild/core/bin/rsbuild.js');
  const command = [rsbuild, 'build', '--environment', 'web', '--environment', 'node'];
  await run(process.execPath, command, { cwd: folder });
}

function minorOf(version: string) {
  return version.split('.', 2).join('.');
}

/** The output of git; empty when git fails. */
function git(...command: string[]) {
  try {
    return execFileSync('git', command, { cwd: root, stdio: 'pipe' }).toString().trim();
  } catch {
    return '';
  }
}
