import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readCommit } from '@donate-impact/releases/readCommit';
import { developedFolder } from '@donate-impact/releases/release';
import { contractVersion } from '@donate-impact/shared/contract';
import type { RsbuildPlugin } from '@rsbuild/core';
import { writeFragments } from './fragments';
import { printPrice } from './ownCopies';
import type { RemoteName } from './remotes.mjs';
import { computeSourcesSum, writeContents } from './writeContents';
import { writePages } from './writePages';
import { writeRelease } from './writeRelease';

interface Options {
  name: 'host' | RemoteName;
  root: string;
  /** True for a remote that brings its own copies of the packages that the shell provides. */
  ownCopies?: boolean;
}

/** The folder in which a build is assembled before it becomes a release. */
export const buildFolder = '.cache/release';

/** Completes a production build: adds prerendered pages or fragments and version.json, and turns it into a release in dist. */
export function pluginArtifacts({ name, root, ownCopies = false }: Options): RsbuildPlugin {
  return {
    name: 'donate-impact:artifacts',
    setup(api) {
      api.onAfterBuild(async ({ environments, stats }) => {
        if (!environments.web || stats?.hasErrors()) return;
        const build = join(root, buildFolder);
        await writeVersion(name, root, build, computeSourcesSum(stats, join(root, '..')));
        await writeContents(build, stats);
        if (ownCopies) await printPrice(name, build);
        await (name === 'host'
          ? writePages(root, build)
          : writeFragments(name, root, build, ownCopies)
        ).catch(throwShort);
        await writeRelease(name, build, join(root, 'dist'));
      });
      // Within a running site: each compilation becomes a release.
      api.onAfterDevCompile(async ({ environments, stats }) => {
        if (name === 'host' || !environments.node || stats.hasErrors()) return;
        const folder = join(root, developedFolder);
        const build = join(folder, 'build');
        // The bundler writes only what has changed.
        await cp(join(root, buildFolder), build, { recursive: true });
        await writeFragments(name, root, build, ownCopies);
        await writeRelease(name, build, folder);
      });
    },
  };
}

/** Throws an error of prerendering without its script: the bundler's loader makes `data:` addresses, which every line of the stack has. */
function throwShort(error: Error) {
  error.stack = error.stack?.replace(/data:[^\s)]{200,}?(?=(?::\d+)*\)?$)/gm, 'prerender');
  throw error;
}

/**
 * Writes `version.json`: name, version, commit (from COMMIT or git), the contract that a remote needs or a shell supports, the
 * hash of the sources, and the version of Node that built them.
 */
async function writeVersion(name: string, root: string, dist: string, sources: string) {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const content = {
    name,
    version,
    commit: readCommit(root),
    contractVersion,
    sources,
    node: process.version,
  };
  await writeFile(join(dist, 'version.json'), `${JSON.stringify(content, null, 2)}\n`);
}
