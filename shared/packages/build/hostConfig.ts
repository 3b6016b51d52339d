import { join } from 'node:path';
import { shortRuntime } from '@donate-impact/patches/bundler/shortRuntime';
import { type HtmlConfig, mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { baseConfig } from './baseConfig';
import { compileEarly } from './compileEarly';
import { buildFolder, pluginArtefacts } from './pluginArtefacts';
import { prerenderEnvironment } from './prerenderEnvironment';
import { developmentPort, type RemoteName, remoteNames, remotePath, sitePort } from './remotes.mjs';
import { dataFolder } from './sharedFolders';

const development = process.env.NODE_ENV === 'development';

/** Builds the shell: `web` is the federation host, `node` prerenders the frame of every page. */
export function hostConfig(root: string): RsbuildConfig {
  return mergeRsbuildConfig(baseConfig('host', root), {
    plugins: [pluginArtefacts({ name: 'host', root })],
    server: {
      port: sitePort,
      strictPort: true,
      printUrls: true,
      proxy: Object.fromEntries(remoteNames.map(toDevelopmentServer)),
    },
    environments: {
      web: {
        source: {
          entry: { index: join(root, 'src/index.ts') },
          preEntry: development ? ['@donate-impact/patches/browser/keepRenderers'] : [],
        },
        // A file of their own for npm packages loads beside the shell's.
        splitChunks: {
          preset: 'none',
          chunks: 'initial',
          cacheGroups: { vendor: { test: /node_modules/, name: 'vendor', enforce: true } },
        },
        tools: { rspack: { plugins: [shortRuntime(), compileEarly()] } },
        html: pageTemplate(root),
        output: {
          assetPrefix: development ? '/' : 'auto',
          distPath: { root: buildFolder },
          cleanDistPath: true,
          copy: [{ from: dataFolder, to: 'data' }],
        },
      },
      node: prerenderEnvironment(root),
    },
  });
}

/** The template of every page, which names each remote's manifest. */
export function pageTemplate(root: string): HtmlConfig {
  const manifests = remoteNames.map((name) => [name, `${remotePath(name)}mf-manifest.json`]);
  return {
    template: join(root, 'src/index.html'),
    scriptLoading: 'defer',
    inject: 'head',
    tags: [
      {
        tag: 'script',
        attrs: { type: 'application/json', id: 'remotes' },
        children: JSON.stringify(Object.fromEntries(manifests)),
      },
    ],
  };
}

function toDevelopmentServer(name: RemoteName) {
  const target = `http://localhost:${developmentPort(name, 'site')}`;
  return [remotePath(name), { target, ws: true }] as const;
}
