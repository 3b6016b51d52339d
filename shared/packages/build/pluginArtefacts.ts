import { join } from 'node:path';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import { compress } from './compress';
import { forgetOldFiles } from './forgetOldFiles';
import type { RemoteName } from './remotes.mjs';
import { writeFragments } from './writeFragments';
import { writePages } from './writePages';
import { writeVersion } from './writeVersion';

interface Options {
  name: 'host' | RemoteName;
  root: string;
}

/** Completes a production build: adds prerendered pages or fragments, version.json and precompressed files. */
export function pluginArtefacts({ name, root }: Options): RsbuildPlugin {
  return {
    name: 'donate-impact:artefacts',
    setup(api) {
      api.onAfterBuild(async ({ environments, stats }) => {
        if (!environments.web || stats?.hasErrors()) return;
        const dist = join(root, 'dist');
        await writeVersion(name, root, dist);
        await (name === 'host' ? writePages(root, dist) : writeFragments(name, root, dist));
        await forgetOldFiles(dist, new Set(namesOf(stats)));
        await compress(dist);
      });
    },
  };
}

function namesOf(stats: Rspack.Stats | Rspack.MultiStats | undefined) {
  const { assets, children } = stats?.toJson({ all: false, assets: true, children: true }) ?? {};
  const all = [assets, ...(children ?? []).map((child) => child.assets)];
  return all.flatMap((list) => (list ?? []).map(({ name }) => name));
}
