import { join } from 'node:path';
import { type Rspack, rspack } from '@rsbuild/core';

// Files of the federation runtime's packages, as they import each other, and their replacements.
const parts = {
  host: {
    files:
      /\/(?:snapshot\/(?:index|SnapshotHandler)|generate-preload-assets|preload|dom|desc)\.m?js$/,
    standIn: join(import.meta.dirname, 'leftOutOfHost.mjs'),
  },
  remote: {
    files:
      /\/(?:updateOptions|init|getSharedFallbackGetter|installInitialConsumes|getUsedExports|desc)\.m?js$/,
    standIn: join(import.meta.dirname, 'leftOutOfRemotes.mjs'),
  },
};

/** Leaves the parts of the federation runtime that never run out of a build. */
export function leaveOut(role: keyof typeof parts): Rspack.RspackPluginInstance {
  const { files, standIn } = parts[role];
  return new rspack.NormalModuleReplacementPlugin(files, (resolving) => {
    const isRuntime = /@module-federation[\\/][\w-]+[\\/]dist/.test(resolving.context);
    if (isRuntime && resolving.request.startsWith('.')) resolving.request = standIn;
  });
}
