import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RemoteName } from './remotes.mjs';
import { writeContents } from './writeContents';
import { writeFragments } from './writeFragments';
import { writePages } from './writePages';
import { writeRelease } from './writeRelease';
import { writeVersion } from './writeVersion';

interface Options {
  name: 'host' | RemoteName;
  root: string;
}

/** Where a build is put together before it is a release. */
export const buildFolder = '.cache/release';

/** Completes a production build: adds prerendered pages or fragments and version.json, and makes a release of it in dist. */
export function pluginArtefacts({ name, root }: Options): RsbuildPlugin {
  return {
    name: 'donate-impact:artefacts',
    setup(api) {
      api.onAfterBuild(async ({ environments, stats }) => {
        if (!environments.web || stats?.hasErrors()) return;
        const build = join(root, buildFolder);
        await writeVersion(name, root, build);
        await writeContents(root, build, stats);
        await (name === 'host' ? writePages(root, build) : writeFragments(name, root, build));
        await writeRelease(name, build, join(root, 'dist'));
      });
    },
  };
}
