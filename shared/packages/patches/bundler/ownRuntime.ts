import { join } from 'node:path';
import { type Rspack, rspack } from '@rsbuild/core';

/** Has containers run `browser/runContainer.ts` in place of what the federation plugin generates and loads for it. */
export function ownRuntime(): Rspack.RspackPluginInstance {
  const generated = /^@module-federation\/runtime\/rspack\.js!=!data:/;
  return new rspack.NormalModuleReplacementPlugin(generated, (resolving) => {
    resolving.request = join(import.meta.dirname, '../browser/runContainer');
  });
}
