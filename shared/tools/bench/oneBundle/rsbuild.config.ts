import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  baseConfig,
  dataFolder,
  hashedChunks,
  prerenderEnvironment,
} from '@donate-impact/build/baseConfig';
import { pageTemplate } from '@donate-impact/build/hostConfig';
import { buildFolder } from '@donate-impact/build/pluginArtifacts';
import { remoteNamed } from '@donate-impact/build/remotes';
import { fillTemplate, withScripts, writePage } from '@donate-impact/build/writePages';
import { writeRelease } from '@donate-impact/build/writeRelease';
import { getRouteKey } from '@donate-impact/releases/paths';
import { computeIntegrity } from '@donate-impact/releases/release';
import type { Prerendered } from '@donate-impact/shared/app/prerenderPage';
import { candidatesUrl } from '@donate-impact/shared/candidates/candidatesUrl';
import { type Route, routeTable } from '@donate-impact/shared/routes';
import { mergeRsbuildConfig, type RsbuildPlugin, type Rspack } from '@rsbuild/core';
import { root } from '../../start/commands.mjs';

interface Renderer {
  renderPage: (route: Route) => Promise<Prerendered>;
}

const host = join(root, 'host');
const rendererFolder = '.cache/one-bundle-renderer';

/**
 * Builds the whole site as one application without federation, prerendered and hydrated, for comparison. The release is in
 * .cache/one-bundle of the shell.
 */
export default mergeRsbuildConfig(baseConfig('one', host), {
  plugins: [pluginRelease()],
  environments: {
    web: {
      source: { entry: { index: join(import.meta.dirname, 'oneBundle.tsx') } },
      html: pageTemplate(host),
      output: {
        assetPrefix: '/host/',
        distPath: { root: buildFolder },
        cleanDistPath: true,
        copy: [{ from: dataFolder, to: 'data' }],
      },
      tools: { rspack: hashedChunks() },
      splitChunks: {
        preset: 'none',
        chunks: 'initial',
        cacheGroups: { vendor: { test: /node_modules/, name: 'vendor', enforce: true } },
      },
    },
    node: prerenderEnvironment(host, {
      entry: '../shared/tools/bench/oneBundle/renderPage.tsx',
      folder: rendererFolder,
    }),
  },
});

/** Prerenders the build's pages, and turns the build into a release that the gateway serves as a shell. */
function pluginRelease(): RsbuildPlugin {
  return {
    name: 'donate-impact:one-bundle',
    setup(api) {
      api.onAfterBuild(async ({ stats }) => {
        const { children = [] } =
          stats?.toJson({ all: false, chunks: true, chunkOrigins: true }) ?? {};
        const chunks = children.find(({ name }) => name === 'web')?.chunks ?? [];
        const build = join(host, buildFolder);
        const template = await withScripts(
          await readFile(join(build, 'index.html'), 'utf8'),
          build,
        );
        const renderer: Renderer = await import(
          `${pathToFileURL(join(host, rendererFolder, 'index.js'))}?${Date.now()}`
        );
        await writePage(build, '404', template);
        for (const route of routeTable) {
          const page = await renderer.renderPage(route);
          const links = await createPreloadLinks(route, chunks, build);
          const html = fillTemplate(template, page)
            .replace('<!--site:preload-->', links)
            .replace('<!--site:title-->', route.title);
          // As the gateway looks for it.
          await writePage(build, getRouteKey(route.path).slice(1), html);
        }
        await writeRelease('host', build, join(host, '.cache/one-bundle'));
      });
    },
  };
}

/** Creates the links to the files that a page loads first, like those in the site's pages. */
async function createPreloadLinks(
  { remote, page }: Route,
  chunks: Rspack.StatsChunk[],
  build: string,
) {
  const source = `${remoteNamed(remote).folder}/src/pages/${page}`;
  const files = chunks
    .filter(({ origins }) => origins?.some(({ request }) => request?.endsWith(source)))
    .flatMap(({ files: all }) => all ?? []);
  if (files.length === 0) throw new Error(`The bundle has no chunk of ${source}`);
  const links = files.map(async (file) => {
    const integrity = computeIntegrity(await readFile(join(build, file)));
    return `<link rel="preload" as="script" crossorigin integrity="${integrity}" href="/host/${file}">`;
  });
  const data = `<link rel="preload" as="fetch" href="${candidatesUrl}" crossorigin>`;
  return `${(await Promise.all(links)).join('')}${remote === 'results' ? data : ''}`;
}
