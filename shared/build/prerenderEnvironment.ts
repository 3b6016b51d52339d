import { join } from 'node:path';
import type { EnvironmentConfig, Rspack } from '@rsbuild/core';
import { sourceFolder } from './sharedFolders';

const folderOfBundle = '.cache/prerender';

/** The path of an app's prerendering bundle, which runs once at build time and is never served. */
export const prerenderBundle = (root: string) => join(root, folderOfBundle, 'index.js');

interface Options {
  entry?: string;
  folder?: string;
  /** The beginning of files' addresses in the markup. */
  assetPrefix?: string;
}

/** Builds a bundle that prerenders an app in Node. It contains all code, without federation. */
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

const provided = join(sourceFolder, 'provided');

/** The packages of which the shell provides only a part, each with the module that defines the part. */
const parts = {
  'react-router-dom$': join(provided, 'reactRouterDom'),
  'react-redux$': join(provided, 'reactRedux'),
  'styled-components$': join(provided, 'styledComponents'),
  '@tanstack/react-query$': join(provided, 'reactQuery'),
};

/**
 * For builds without federation: resolves these packages to the parts that the shell provides, so that a page that imports
 * anything else from them fails to build.
 */
export const providedModules: Rspack.Configuration = {
  module: {
    parser: { javascript: { exportsPresence: 'error' } },
    // shared/src/app creates the stores and renders in Node; it never runs in a federated remote.
    rules: [{ exclude: [provided, join(sourceFolder, 'app')], resolve: { alias: parts } }],
  },
};
