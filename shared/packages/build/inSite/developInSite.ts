import { createRsbuild, loadConfig, mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { PLUGIN_REACT_NAME, pluginReact } from '@rsbuild/plugin-react';
import { developmentPort } from '../remotes.mjs';
import { pluginHotPages } from './pluginHotPages';
import { siteBehind } from './siteBehind';
import { type LocalPart, localPath } from './withLocalPart';

/**
 * Serves a deployed site with one remote from its sources, with hot reload. Resolves with the address once the remote is
 * built. If the remote's port is in use, takes the next free one.
 */
export async function developInSite(part: LocalPart): Promise<string> {
  const { content } = await loadConfig({ cwd: part.root });
  const rsbuild = await createRsbuild({
    cwd: part.root,
    environment: ['web'],
    config: mergeRsbuildConfig(content, inSite(part)),
  });
  rsbuild.removePlugins([PLUGIN_REACT_NAME]);
  // The shell's React is a production build, which knows neither Fast Refresh nor development's elements.
  const react = { fastRefresh: false, splitChunks: false, swcReactOptions: { development: false } };
  rsbuild.addPlugins([pluginReact(react), pluginHotPages(part.root)]);
  try {
    const { port, server } = await rsbuild.startDevServer();
    await server.environments.web?.getStats();
    return `http://localhost:${port}`;
  } catch (error) {
    // Another server has taken the port since it was found free.
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return developInSite(part);
    throw error;
  }
}

function inSite(part: LocalPart): RsbuildConfig {
  const assetPrefix = localPath(part.name);
  return {
    dev: {
      assetPrefix,
      // The site's policy lets no overlay into the page: errors are in the console.
      client: { path: `${assetPrefix}rsbuild-hmr`, overlay: false },
      lazyCompilation: false,
    },
    server: {
      ...siteBehind(part),
      port: developmentPort(part.name, 'inSite'),
      strictPort: false,
      printUrls: false,
      publicDir: false,
    },
    tools: { rspack: { optimization: { nodeEnv: 'production' } } },
  };
}
