import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { routeTable } from '@donate-impact/shared/routes';
import { mergeRsbuildConfig, type RsbuildConfig, type RsbuildPlugin } from '@rsbuild/core';
import { baseConfig } from './baseConfig';
import { hashedChunks } from './hashedChunks';
import { pageTemplate } from './hostConfig';
import { buildFolder } from './pluginArtefacts';
import { dataFolder } from './sharedFolders';
import { pageFile, withScripts, writePage } from './writePages';
import { writeRelease } from './writeRelease';

/**
 * Builds the whole site as one application without federation, for comparison: `entry` imports shell and pages.
 * @param part the folder of its releases
 */
export function oneBundleConfig(root: string, entry: string, part: string): RsbuildConfig {
  return mergeRsbuildConfig(baseConfig('one', root), {
    plugins: [pluginSamePageEverywhere(join(root, buildFolder), part)],
    source: { entry: { index: join(root, entry) } },
    html: pageTemplate(root),
    output: {
      assetPrefix: 'auto',
      distPath: { root: buildFolder },
      cleanDistPath: true,
      copy: [{ from: dataFolder, to: 'data' }],
    },
    tools: { rspack: hashedChunks() },
    splitChunks: {
      preset: 'none',
      chunks: 'initial',
      cacheGroups: { vendor: { test: /node_modules/, name: 'vendor', enforce: true } },
    },
  });
}

/** Makes a release of the build that the gateway serves as a shell, with the same HTML file for every path of the site. */
function pluginSamePageEverywhere(build: string, part: string): RsbuildPlugin {
  return {
    name: 'donate-impact:same-page-everywhere',
    setup(api) {
      api.onAfterBuild(async () => {
        const template = await readFile(join(build, 'index.html'), 'utf8');
        const html = await withScripts(template, build);
        for (const file of [...routeTable.map(({ path }) => pageFile(path)), '404'])
          await writePage(build, file, html);
        await writeRelease('host', build, part);
      });
    },
  };
}
