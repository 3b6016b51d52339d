import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { computeSum, mapsFolder } from '@donate-impact/releases/release';
import { contractVersion } from '@donate-impact/shared/contract';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import {
  type EnvironmentConfig,
  mergeRsbuildConfig,
  type RsbuildConfig,
  type Rspack,
  rspack,
} from '@rsbuild/core';
import {
  baseConfig,
  copyFont,
  dataFolder,
  fontTag,
  hashedChunks,
  prerenderEnvironment,
  production,
  providedModules,
  sourceFolder,
  sourceMap,
} from './baseConfig';
import { bringCopies } from './ownCopies';
import { buildFolder, pluginArtifacts } from './pluginArtifacts';
import {
  developmentPort,
  type RemoteName,
  remoteNamed,
  remotePath,
  type Singleton,
  singletons,
} from './remotes.mjs';

const unusedEntry = 'unused';

/** The map of an entry, which contains none of the app's code, names paths of the machine that built it. */
const entryMap = `${mapsFolder}/static/js/remoteEntry.`;

/** Stands in the names of a build's globals until `nameGlobals` knows what is built. */
const unnamed = '00000000';

interface Options {
  /** True if the remote brings its own copies of the packages that the shell provides: its pages export `mount`. */
  ownCopies?: boolean;
}

/** Builds one remote: `web` is federated, `node` prerenders, `alone` runs without a shell. */
export function remoteConfig(
  name: RemoteName,
  root: string,
  { ownCopies = false }: Options = {},
): RsbuildConfig {
  const releaseName = `${name}_${unnamed}`;
  return mergeRsbuildConfig(baseConfig(name, root), ownCopies ? bringCopies() : {}, {
    plugins: [pluginArtifacts({ name, root, ownCopies })],
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
          sourceMap,
        },
        tools: {
          htmlPlugin: false,
          rspack: [
            hashedChunks(),
            {
              // The federation plugin imports its runtime as CommonJS, which cannot be tree-shaken. The ES modules beside
              // those files halve an entry (43.6 to 21.1 kB, with Brotli 11.7 to 6.3).
              resolve: { extensionAlias: { '.cjs': ['.js', '.cjs'] } },
              output: {
                uniqueName: releaseName,
                // The longest that a timer can wait: the shell ends what hangs (host/src/remotes/endSilentScripts.ts).
                chunkLoadTimeout: 2 ** 31 - 1,
                // Without this, a module that threw on its first run would count as loaded after Try again.
                strictModuleErrorHandling: true,
              },
              plugins: [
                federate(name, root, releaseName, ownCopies),
                ...(production ? [nameGlobals(releaseName)] : []),
                completeFiles(`/${unusedEntry}.`, 'mf-stats.json', entryMap),
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

function federate(name: RemoteName, root: string, releaseName: string, ownCopies: boolean) {
  return new ModuleFederationPlugin({
    name,
    library: { type: 'var', name: releaseName },
    filename: 'static/js/remoteEntry.[contenthash:10].js',
    exposes: { ...listPages(root), ...listWidgets(name) },
    shared: ownCopies ? {} : requireSingletons(),
    shareStrategy: 'loaded-first',
    manifest: true,
    dts: false,
    dev: false,
    experiments: {
      // The shell provides the runtime.
      externalRuntime: true,
      optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
    },
  });
}

function listPages(root: string) {
  const files = readdirSync(join(root, 'src/pages')).filter((file) => /^[A-Z]\w*\.tsx$/.test(file));
  const pages = files.map((file) => basename(file, '.tsx'));
  return Object.fromEntries(pages.map((page) => [`./${page}`, `./src/pages/${page}.tsx`]));
}

function listWidgets(name: RemoteName) {
  const modules = Object.values(remoteNamed(name).widgets ?? {});
  return Object.fromEntries(modules.map((file) => [`./${file}`, `./src/widgets/${file}.tsx`]));
}

/**
 * Gives each release its own globals, because two can run in one tab: names them after all scripts of the build, in which
 * only the hashes in names are open yet.
 */
function nameGlobals(releaseName: string): Rspack.RspackPluginInstance {
  return {
    apply(compiler) {
      const name = 'donate-impact:name-globals';
      compiler.hooks.compilation.tap(name, (compilation) => {
        // The scripts are minified, and nothing has hashed them.
        const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
        compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
          const scripts = Object.keys(assets).filter((file) => file.endsWith('.js'));
          const texts = scripts.map((file) =>
            `${file}\n${assets[file]?.source()}`.replace(/\b[0-9a-f]{10}\b/g, ''),
          );
          const hash = computeSum(texts.sort().join('\n'));
          const ownName = releaseName.replace(unnamed, hash.slice(0, 8));
          for (const file of Object.keys(assets))
            compilation.updateAsset(file, (asset) => {
              const { source, map } = asset.sourceAndMap();
              // Both names have the same length, so the map stays right.
              const text = `${source}`.replaceAll(releaseName, ownName);
              return map
                ? new rspack.sources.SourceMapSource(text, file, map)
                : new rspack.sources.RawSource(text);
            });
        });
      });
    },
  };
}

/**
 * Writes the contract version that a remote is built for into its federation manifest, and drops files that nothing reads. The
 * order in mf-stats.json differs from build to build.
 */
function completeFiles(...dropped: string[]): Rspack.RspackPluginInstance {
  return {
    apply(compiler) {
      compiler.hooks.emit.tap('donate-impact:complete-files', (compilation) => {
        for (const file of Object.keys(compilation.assets))
          if (dropped.some((part) => file.includes(part))) compilation.deleteAsset(file);
        compilation.updateAsset('mf-manifest.json', (manifest) => {
          const stated = { ...JSON.parse(manifest.source().toString()), contractVersion };
          return new rspack.sources.RawSource(JSON.stringify(stated));
        });
      });
    },
  };
}

/**
 * The singletons, for the federation plugin of a remote: the remote requires the minor version that the library names, or a
 * later one, and never bundles its own copy. The shell provides them (host/src/remotes/createFederation.ts), some in two
 * versions; `singleton` would make the runtime take the higher one, whatever the remote requires.
 */
function requireSingletons() {
  const manifest = readFileSync(join(sourceFolder, '../package.json'), 'utf8');
  const { dependencies }: { dependencies: Record<Singleton, string> } = JSON.parse(manifest);
  const entries = singletons.map((name) => {
    const version = dependencies[name];
    const requiredVersion = `^${version.split('.').slice(0, 2).join('.')}.0`;
    return [name, { version, requiredVersion, singleton: false, import: false as const }] as const;
  });
  return Object.fromEntries(entries);
}

/** Builds one remote without shell and federation: `src/alone.tsx` adds the providers and the routes. */
function aloneEnvironment(root: string): EnvironmentConfig {
  return {
    source: { entry: { index: join(root, 'src/alone.tsx') } },
    html: {
      template: join(import.meta.dirname, 'alone.html'),
      title: 'Donate Impact',
      tags: [fontTag],
    },
    output: {
      assetPrefix: '/',
      distPath: { root: '.cache/alone' },
      copy: [{ from: dataFolder, to: 'data' }, copyFont('host/static/font')],
    },
    tools: { rspack: providedModules },
    dev: { assetPrefix: '/' },
  };
}
