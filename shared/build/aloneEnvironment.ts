import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { EnvironmentConfig } from '@rsbuild/core';
import { providedModules } from './providedModules';

const here = dirname(fileURLToPath(import.meta.url));

/** One remote without a shell and without federation: `src/alone.tsx` brings the providers and the routes. */
export function aloneEnvironment(root: string): EnvironmentConfig {
  return {
    source: { entry: { index: join(root, 'src/alone.tsx') } },
    html: { template: join(here, 'alone.html'), title: 'Donate Impact' },
    output: {
      assetPrefix: '/',
      distPath: { root: '.cache/alone' },
      copy: [{ from: join(here, '../data'), to: 'data' }],
    },
    tools: { rspack: providedModules },
    dev: { assetPrefix: '/' },
  };
}
