import { contractVersion } from '@donate-impact/shared/contract';
import { type Rspack, rspack } from '@rsbuild/core';

const manifestFile = 'mf-manifest.json';

/** Writes the contract version that a remote is built for into its federation manifest. */
export function stateContract(): Rspack.RspackPluginInstance {
  return {
    apply(compiler) {
      const name = 'donate-impact:state-contract';
      compiler.hooks.compilation.tap(name, (compilation) => {
        const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
        compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
          const manifest = assets[manifestFile];
          if (!manifest) return;
          const stated = { ...JSON.parse(manifest.source().toString()), contractVersion };
          assets[manifestFile] = new rspack.sources.RawSource(JSON.stringify(stated));
        });
      });
    },
  };
}
