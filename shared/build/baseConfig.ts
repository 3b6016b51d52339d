import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { mapsFolder } from '@donate-impact/releases/release';
import { fontFaces } from '@donate-impact/shared/ui/fontFace';
import { type EnvironmentConfig, type RsbuildConfig, type Rspack, rspack } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { pluginStyledComponents } from '@rsbuild/plugin-styled-components';
import { productionRouter } from './productionRouter';

const manifest = createRequire(import.meta.url).resolve('@donate-impact/shared/package.json');

/** The library's sources. */
export const sourceFolder = join(dirname(manifest), 'src');

/** The site's data files, which builds copy. */
export const dataFolder = join(dirname(manifest), 'data');

/** The site's typeface and its license, which builds copy. */
const fontFolder = join(sourceFolder, 'ui/font');

/** Copies the typeface to a path of a build. */
export const copyFont = (to: string) => ({ from: fontFolder, to });

/**
 * For the head of a page: declares the typeface in a style sheet of its own. A browser loads a typeface again when a rule is added
 * beside its declaration, as styled-components does. It is not preloaded: Chromium would hold the first paint back for it.
 */
export const fontTag = { tag: 'style', head: true, append: false, children: fontFaces };

/** The router that the library depends on. */
const routerFolder = dirname(createRequire(manifest).resolve('react-router/package.json'));

/** Whether this makes a release, not what a server for development serves. */
export const production = process.env.NODE_ENV === 'production';

const forReleases = {
  // Numbers modules by their order: by default, their ids are hashes of paths, some of which are absolute.
  optimization: { moduleIds: 'natural' },
  output: {
    sourceMapFilename: `${mapsFolder}/[file].map`,
    devtoolModuleFilenameTemplate: '[resource-path]',
  },
} as const;

/** Source maps of what visitors run, for `operate explain`. No script names its map, and no gateway serves one. */
export const sourceMap = production && { js: 'hidden-source-map' as const };

/** The configuration that all builds share. `name` keeps the class names of separate builds distinct. */
export function baseConfig(name: string, root: string): RsbuildConfig {
  return {
    root,
    plugins: [
      pluginReact({ splitChunks: false }),
      pluginStyledComponents({ namespace: name, ssr: true, displayName: false }),
    ],
    source: { entry: {} },
    output: {
      cleanDistPath: false,
      legalComments: 'none',
      sourceMap: false,
      filename: { js: '[name].[contenthash:10].js' },
      polyfill: 'off',
    },
    resolve: { alias: productionRouter(routerFolder) },
    splitChunks: false,
    server: { cors: false, printUrls: false, publicDir: { name: join(root, 'public') } },
    tools: { rspack: [{ output: { uniqueName: name } }, production ? forReleases : {}] },
  };
}

/** Lets a build load only chunks with the hashes that it gave them, in accordance with the pages' policy. */
export function hashedChunks(): Rspack.Configuration {
  return {
    output: { crossOriginLoading: 'anonymous', trustedTypes: { policyName: 'chunks' } },
    plugins: [new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] })],
  };
}

const folderOfBundle = '.cache/prerender';

/** Runs an app's prerendering bundle anew, which runs at build time only and is never served. */
export const importPrerender = (root: string) =>
  import(`${pathToFileURL(join(root, folderOfBundle, 'index.js'))}?${Date.now()}`);

interface Options {
  entry?: string;
  folder?: string;
  /** The beginning of files' URLs in the markup. */
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
    // shared/src/app creates the stores and renders in Node, and GlobalStyle is the shell's; neither runs in a federated remote.
    rules: [
      {
        exclude: [provided, join(sourceFolder, 'app'), join(sourceFolder, 'ui/GlobalStyle.ts')],
        resolve: { alias: parts },
      },
    ],
  },
};
