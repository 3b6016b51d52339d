import { join } from 'node:path';
import { type HtmlConfig, mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import {
  baseConfig,
  copyFont,
  dataFolder,
  fontTag,
  prerenderEnvironment,
  production,
  sourceMap,
} from './baseConfig';
import { buildFolder, pluginArtifacts } from './pluginArtifacts';
import {
  developmentPort,
  getDeclaration,
  type RemoteName,
  remoteNames,
  remotePath,
  sitePort,
} from './remotes.mjs';

/** Builds the shell: `web` is the federation host, `node` prerenders the frame of every page. */
export function hostConfig(root: string): RsbuildConfig {
  return mergeRsbuildConfig(baseConfig('host', root), {
    plugins: [pluginArtifacts({ name: 'host', root })],
    server: {
      port: sitePort,
      strictPort: true,
      printUrls: true,
      proxy: Object.fromEntries(remoteNames.map(toDevelopmentServer)),
    },
    environments: {
      web: {
        source: {
          entry: {
            index: join(root, 'src/index.ts'),
            // Loaded only where the operator wants timings.
            timings: { import: join(root, 'src/timings.ts'), html: false },
          },
          // The federation runtime leaves out the code for Node.
          define: { ENV_TARGET: '"web"' },
        },
        // The npm packages have their own file, which loads in parallel with the shell's.
        splitChunks: {
          preset: 'none',
          chunks: ({ name }) => name === 'index',
          cacheGroups: { vendor: { test: /node_modules/, name: 'vendor', enforce: true } },
        },
        html: pageTemplate(root),
        output: {
          assetPrefix: production ? '/host/' : '/',
          distPath: { root: buildFolder },
          cleanDistPath: true,
          sourceMap,
          copy: [
            { from: dataFolder, to: 'data' },
            copyFont(`${production ? '' : 'host/'}static/font`),
          ],
        },
      },
      node: prerenderEnvironment(root),
    },
  });
}

/** The template of every page. It contains the configuration for development, which has no gateway to send it. */
export function pageTemplate(root: string): HtmlConfig {
  const children = JSON.stringify({
    ...{ route: '', shell: 'none', reports: false, origins: [] },
    remotes: remoteNames.map((name) => ({
      ...getDeclaration(name),
      release: { id: 'none', manifest: `${remotePath(name)}mf-manifest.json` },
    })),
  });
  const config = {
    tag: 'script',
    attrs: { type: 'application/json', id: 'site-config' },
    children,
  };
  return {
    template: join(root, 'src/index.html'),
    scriptLoading: 'defer',
    inject: 'head',
    tags: production ? fontTag : [fontTag, config],
  };
}

function toDevelopmentServer(name: RemoteName) {
  const target = `http://localhost:${developmentPort(name, 'site')}`;
  return [remotePath(name), { target, ws: true }] as const;
}
