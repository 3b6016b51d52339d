import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Aliases to the router's production build: its exports name the development build, whatever the mode
 * (https://github.com/remix-run/react-router/issues/14102).
 */
export function productionRouter(routerFolder: string): Record<string, string> {
  if (process.env.NODE_ENV !== 'production') return {};
  const folder = join(routerFolder, 'dist/production');
  return {
    'react-router$': join(folder, 'index.mjs'),
    'react-router/dom$': join(folder, 'dom-export.mjs'),
  };
}

const enhanced = createRequire(
  createRequire(import.meta.url).resolve('@module-federation/enhanced/rspack'),
);
const tools = createRequire(enhanced.resolve('@module-federation/runtime-tools'));
const packages = ['@module-federation/webpack-bundler-runtime', '@module-federation/runtime'];

/**
 * Aliases for the federation runtime in a remote's entry: the plugin imports the CommonJS files of these packages, which cannot
 * be tree-shaken. The ES modules beside them halve an entry (44.1 to 21.5 kB, with Brotli 11.9 to 6.5).
 */
export const bundlerRuntime = Object.fromEntries(
  packages.map((name) => {
    const file = tools.resolve(name);
    return [file, join(dirname(file), 'bundler.js')];
  }),
);
