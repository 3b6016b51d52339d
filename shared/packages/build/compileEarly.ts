import { rspack } from '@rsbuild/core';

/**
 * Puts a hint on top of every script, once it is minified, that makes Chromium compile all of it off the main thread
 * while it arrives: https://v8.dev/blog/explicit-compile-hints
 */
export function compileEarly() {
  return new rspack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\.js$/,
    stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
}
