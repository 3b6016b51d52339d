import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compress } from '@donate-impact/releases/compress';
import type { RsbuildConfig } from '@rsbuild/core';
import { providedModules } from './baseConfig';
import { singletons } from './remotes.mjs';

/**
 * For a remote with copies of its own of the packages that the shell provides: all modules, the library's too, get the
 * versions that the remote depends on, in a chunk that its pages share.
 */
export function bringCopies(): RsbuildConfig {
  const copies = { test: /[\\/]node_modules[\\/]/, name: 'copies', enforce: true };
  return {
    resolve: { dedupe: [...singletons] },
    environments: {
      web: {
        splitChunks: { preset: 'none', chunks: 'async', cacheGroups: { copies } },
        tools: { rspack: providedModules },
      },
    },
  };
}

/** Prints what these copies add to the first page of the remote that a visitor opens. */
export async function printPrice(name: string, build: string) {
  const files = await readdir(build, { recursive: true });
  const file = files.find((each) => /copies\.\w+\.js$/.test(each)) ?? '';
  const { br } = await compress(await readFile(join(build, file)));
  console.log(`The own copies of ${name} add ${br.length} bytes (Brotli) to its pages.`);
}
