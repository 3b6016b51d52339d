import { join } from 'node:path';
import type { EnvironmentConfig } from '@rsbuild/core';
import { providedModules } from './providedModules';
import { dataFolder } from './sharedFolders';

/** Builds one remote without shell and federation: `src/alone.tsx` adds the providers and the routes. */
export function aloneEnvironment(root: string): EnvironmentConfig {
  return {
    source: { entry: { index: join(root, 'src/alone.tsx') } },
    html: { template: join(import.meta.dirname, 'alone.html'), title: 'Donate Impact' },
    output: {
      assetPrefix: '/',
      distPath: { root: '.cache/alone' },
      copy: [{ from: dataFolder, to: 'data' }],
    },
    tools: { rspack: providedModules },
    dev: { assetPrefix: '/' },
  };
}
