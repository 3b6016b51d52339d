import { join } from 'node:path';
import { type Rspack, rspack } from '@rsbuild/core';
import { anyOf, leftOut } from './leftOut';

/** Leaves the parts of the federation runtime that never run out of a build. */
export function leaveOut(role: keyof typeof leftOut): Rspack.RspackPluginInstance {
  const { files, standIn } = leftOut[role];
  return new rspack.NormalModuleReplacementPlugin(anyOf(files), (resolving) => {
    const isRuntime = /@module-federation[\\/][\w-]+[\\/]dist/.test(resolving.context);
    if (isRuntime && resolving.request.startsWith('.'))
      resolving.request = join(import.meta.dirname, standIn);
  });
}
