import { join } from 'node:path';
import type { Rspack } from '@rsbuild/core';
import { sourceFolder } from './sharedFolders';

const provided = join(sourceFolder, 'provided');

/** Packages of which the shell provides a part, and the module that defines that part. */
const parts = {
  'react-router-dom$': join(provided, 'reactRouterDom'),
  'react-redux$': join(provided, 'reactRedux'),
  'styled-components$': join(provided, 'styledComponents'),
  '@tanstack/react-query$': join(provided, 'reactQuery'),
};

/**
 * For builds without federation: resolves these packages to what the shell provides, so that a page that imports
 * anything else from them fails to build.
 */
export const providedModules: Rspack.Configuration = {
  module: {
    parser: { javascript: { exportsPresence: 'error' } },
    // shared/src/app creates the stores and renders in Node; it never runs in a federated remote.
    rules: [{ exclude: [provided, join(sourceFolder, 'app')], resolve: { alias: parts } }],
  },
};
