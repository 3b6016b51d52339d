import { execFile, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { appFolders, remoteDists } from '@donate-impact/build/remotes';
import { npm, root } from '@donate-impact/tools/commands';
import { buildApp, linkPackages } from './copyRepository';

const run = promisify(execFile);

/**
 * The commit of the previous release: RELEASE_BEFORE, otherwise the last tag before this commit, otherwise the last
 * commit but one that changed a source. Null when the history does not go that far.
 */
export function commitBefore() {
  const sources = [...appFolders.map((app) => `${app}/src`), 'shared/src', 'shared/data'];
  const isBuilt = [':(exclude,glob)**/*.test.*', ':(exclude,glob)**/testing/**'];
  return (
    process.env.RELEASE_BEFORE ||
    git('describe', '--tags', '--abbrev=0', '--match', 'v*', 'HEAD^') ||
    git('log', '-1', '--skip=1', '--format=%h', 'HEAD', '--', ...sources, ...isBuilt) ||
    null
  );
}

/** The builds of a commit, once buildBefore has made them. */
export function builtBefore(commit: string) {
  const getDist = (app: string) => join(root, '.cache/releases', commit, app, 'dist');
  return { host: getDist('host'), remotes: remoteDists(getDist) };
}

/** Builds every app as it was at an earlier commit. Keeps the builds in .cache. */
export async function buildBefore(commit: string) {
  const built = join(root, '.cache/releases', commit);
  if (!existsSync(built)) await buildCommit(commit, built);
}

async function buildCommit(commit: string, built: string) {
  const tree = join(root, '.cache', `building-${commit}`);
  git('worktree', 'remove', '--force', tree);
  git('worktree', 'prune');
  await run('git', ['worktree', 'add', '--detach', tree, commit], { cwd: root });
  try {
    await buildTree(tree);
    for (const app of appFolders)
      await cp(join(tree, app, 'dist'), join(tree, 'built', app, 'dist'), { recursive: true });
    await mkdir(join(root, '.cache/releases'), { recursive: true });
    await rename(join(tree, 'built'), built);
  } finally {
    await rm(tree, { recursive: true, force: true });
    git('worktree', 'prune');
  }
}

/** Builds with the packages that are installed here, which Node finds further up, or else with those that the commit names. */
async function buildTree(tree: string) {
  await linkPackages(tree);
  try {
    await buildApps(tree);
  } catch {
    const { command, args } = npm('ci', '--ignore-scripts', '--prefer-offline', '--no-audit');
    await run(command, args, { cwd: tree });
    await buildApps(tree);
  }
}

/** Waits for every build to end, so that none still writes when its folder is removed; then throws the first failure. */
async function buildApps(tree: string) {
  const builds = appFolders.map((app) => buildApp(join(tree, app)));
  await Promise.allSettled(builds);
  await Promise.all(builds);
}

/** The output of git; empty when git fails. */
function git(...command: string[]) {
  try {
    return execFileSync('git', command, { cwd: root, stdio: 'pipe' }).toString().trim();
  } catch {
    return '';
  }
}
