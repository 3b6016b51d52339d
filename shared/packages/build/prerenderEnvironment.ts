import { join } from 'node:path';
import type { EnvironmentConfig } from '@rsbuild/core';
import { providedModules } from './providedModules';

/** The path of an app's prerendering bundle, which runs once at build time and is never served. */
export const prerenderBundle = (root: string) => join(root, '.cache/prerender/index.js');

/** Builds `src/prerender.tsx` for Node: one file that contains everything, without federation. */
export function prerenderEnvironment(root: string): EnvironmentConfig {
  return {
    source: { entry: { index: join(root, 'src/prerender.tsx') } },
    output: {
      target: 'node',
      module: true,
      minify: false,
      distPath: { root: join(root, '.cache/prerender') },
      filename: { js: '[name].js' },
    },
    tools: { htmlPlugin: false, rspack: providedModules },
  };
}
