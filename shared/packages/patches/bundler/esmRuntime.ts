import { type Rspack, rspack } from '@rsbuild/core';

const toEsm = (path: string) => path.replace(/\.cjs$/, '.js');

/**
 * Uses the ES modules of the federation runtime where its packages point to CommonJS, so that the bundler can
 * tree-shake them. Must come after the federation plugin, whose aliases it corrects.
 */
export function esmRuntime(): Rspack.RspackPluginInstance {
  return {
    apply(compiler) {
      new rspack.NormalModuleReplacementPlugin(/@module-federation[\\/].*\.cjs$/, (resolving) => {
        if (!resolving.createData?.resource) resolving.request = toEsm(resolving.request);
      }).apply(compiler);
      compiler.hooks.afterPlugins.tap('donate-impact:esm-runtime', () => {
        const { resolve } = compiler.options;
        const aliases = Object.entries(resolve.alias || {}).map(([name, path]) => [
          name,
          typeof path === 'string' && name.startsWith('@module-federation/') ? toEsm(path) : path,
        ]);
        resolve.alias = Object.fromEntries(aliases);
      });
    },
  };
}
