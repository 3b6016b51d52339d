import { join } from 'node:path';
import { type RsbuildConfig, type Rspack, rspack } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { pluginStyledComponents } from '@rsbuild/plugin-styled-components';
import { productionRouter } from './packageAliases';
import { routerFolder } from './sharedFolders';

const production = process.env.NODE_ENV === 'production';

// Numbers modules by their order: by default, their ids are hashes of paths, some of which are absolute.
const optimization = { moduleIds: 'natural' } as const;

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
    tools: { rspack: { output: { uniqueName: name }, ...(production && { optimization }) } },
  };
}

/** Lets a build load only chunks with the hashes that it gave them, in accordance with the pages' policy. */
export function hashedChunks(): Rspack.Configuration {
  return {
    output: { crossOriginLoading: 'anonymous', trustedTypes: { policyName: 'chunks' } },
    plugins: [new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] })],
  };
}
