import { join } from 'node:path';
import type { EnvironmentConfig } from '@rsbuild/core';
import { providedModules } from './providedModules';

const folderOfBundle = '.cache/prerender';

/** The path of an app's prerendering bundle, which runs once at build time and is never served. */
export const prerenderBundle = (root: string) => join(root, folderOfBundle, 'index.js');

interface Options {
  entry?: string;
  folder?: string;
  /** How addresses of files begin in the markup. */
  assetPrefix?: string;
}

/** Builds what prerenders an app for Node: it contains everything, without federation. */
export function prerenderEnvironment(
  root: string,
  { entry = 'src/prerender.tsx', folder = folderOfBundle, assetPrefix = '/' }: Options = {},
): EnvironmentConfig {
  return {
    source: { entry: { index: join(root, entry) } },
    output: {
      assetPrefix,
      target: 'node',
      module: true,
      minify: false,
      distPath: { root: join(root, folder) },
      filename: { js: '[name].js' },
    },
    tools: { htmlPlugin: false, rspack: providedModules },
  };
}
