import { join } from 'node:path';

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
