import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { routeTable } from '@donate-impact/shared/routes';
import { mergeRsbuildConfig, type RsbuildConfig, type RsbuildPlugin } from '@rsbuild/core';
import { baseConfig } from './baseConfig';
import { compress } from './compress';
import { dataFolder } from './sharedFolders';

/** Builds the whole site as one application without federation, for comparison: `entry` imports shell and pages. */
export function oneBundleConfig(root: string, entry: string, dist: string): RsbuildConfig {
  return mergeRsbuildConfig(baseConfig('one', root), {
    plugins: [pluginSamePageEverywhere(join(root, 'dist'), dist)],
    source: { entry: { index: join(root, entry) } },
    html: { template: join(root, 'src/index.html'), scriptLoading: 'defer', inject: 'head' },
    output: {
      assetPrefix: '/',
      distPath: { root: dist },
      copy: [{ from: dataFolder, to: 'data' }],
    },
    splitChunks: {
      preset: 'none',
      chunks: 'initial',
      cacheGroups: { vendor: { test: /node_modules/, name: 'vendor', enforce: true } },
    },
  });
}

/** Arranges the build as the gateway expects it, with the same HTML file for every path of the site. */
function pluginSamePageEverywhere(site: string, dist: string): RsbuildPlugin {
  return {
    name: 'donate-impact:same-page-everywhere',
    setup(api) {
      api.onAfterBuild(async () => {
        await mkdir(join(dist, 'pages'), { recursive: true });
        const html = await readFile(join(dist, 'index.html'), 'utf8');
        for (const { name } of [...routeTable, { name: 'not-found' }]) {
          await writeFile(join(dist, 'pages', `${name}.html`), html);
        }
        await copyFile(join(site, 'pages.map'), join(dist, 'pages.map'));
        await compress(dist);
      });
    },
  };
}
