import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { mergeRsbuildConfig, type RsbuildConfig, type Rspack } from '@rsbuild/core';
import { aloneEnvironment } from './aloneEnvironment';
import { baseConfig } from './baseConfig';
import { bundlerRuntime } from './bundlerRuntime';
import { hashedChunks } from './hashedChunks';
import { hashSources } from './hashSources';
import { buildFolder, pluginArtefacts } from './pluginArtefacts';
import { prerenderEnvironment } from './prerenderEnvironment';
import { developmentPort, type RemoteName, remoteNamed, remotePath } from './remotes.mjs';
import { requiredSingletons } from './requiredSingletons';
import { stateContract } from './stateContract';

const unusedEntry = 'unused';

/** Builds one remote: `web` is federated, `node` prerenders, `alone` runs without a shell. */
export function remoteConfig(name: RemoteName, root: string): RsbuildConfig {
  // Two releases can run in one tab: each has globals of its own.
  const releaseName = `${name}_${hashSources(root)}`;
  return mergeRsbuildConfig(baseConfig(name, root), {
    plugins: [pluginArtefacts({ name, root })],
    dev: {
      assetPrefix: remotePath(name),
      client: { path: `${remotePath(name)}rsbuild-hmr` },
    },
    server: {
      port: developmentPort(name, 'alone'),
      strictPort: true,
      // When the remote is developed within the whole site, this port has no page of its own.
      printUrls: ({ urls, port }) => (port === developmentPort(name, 'site') ? [] : urls),
    },
    environments: {
      web: {
        // Rspack requires an entry besides the container's; it is empty and deleted after the build.
        source: { entry: { [unusedEntry]: 'data:text/javascript,' } },
        output: {
          assetPrefix: remotePath(name),
          distPath: { root: buildFolder },
          cleanDistPath: true,
        },
        tools: {
          htmlPlugin: false,
          rspack: [
            hashedChunks(),
            {
              resolve: { alias: bundlerRuntime },
              output: {
                uniqueName: releaseName,
                // Milliseconds until a pending chunk counts as failed.
                chunkLoadTimeout: 8000,
                // A module that throws when it first runs throws again after Try again.
                strictModuleErrorHandling: true,
              },
              plugins: [
                federate(name, root, releaseName),
                stateContract(),
                forget(`/${unusedEntry}.`, 'mf-stats.json'),
              ],
            },
          ],
        },
      },
      node: prerenderEnvironment(root, { assetPrefix: remotePath(name) }),
      alone: aloneEnvironment(root),
    },
  });
}

function federate(name: RemoteName, root: string, releaseName: string) {
  return new ModuleFederationPlugin({
    name,
    library: { type: 'var', name: releaseName },
    filename: 'static/js/remoteEntry.[contenthash:10].js',
    exposes: { ...exposedPages(root), ...exposedWidgets(name) },
    shared: requiredSingletons(root),
    shareStrategy: 'loaded-first',
    manifest: true,
    dts: false,
    dev: false,
    experiments: {
      // The shell has the runtime.
      externalRuntime: true,
      optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
    },
  });
}

function exposedPages(root: string) {
  const files = readdirSync(join(root, 'src/pages')).filter((file) => /^[A-Z]\w*\.tsx$/.test(file));
  const pages = files.map((file) => basename(file, '.tsx')).filter((page) => !page.includes('.'));
  return Object.fromEntries(pages.map((page) => [`./${page}`, `./src/pages/${page}.tsx`]));
}

function exposedWidgets(name: RemoteName) {
  const modules = Object.values(remoteNamed(name).widgets ?? {});
  return Object.fromEntries(modules.map((file) => [`./${file}`, `./src/widgets/${file}.tsx`]));
}

/** Drops files that nothing reads. The order in mf-stats.json differs from build to build. */
function forget(...parts: string[]): Rspack.RspackPluginInstance {
  return {
    apply(compiler) {
      compiler.hooks.emit.tap('donate-impact:forget', ({ assets }) => {
        for (const file of Object.keys(assets))
          if (parts.some((part) => file.includes(part))) delete assets[file];
      });
    },
  };
}
