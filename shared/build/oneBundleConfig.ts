import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Prerendered } from '@donate-impact/shared/app/prerenderPage';
import { candidatesUrl } from '@donate-impact/shared/candidates/candidatesUrl';
import { type Route, routeTable } from '@donate-impact/shared/routes';
import {
  mergeRsbuildConfig,
  type RsbuildConfig,
  type RsbuildPlugin,
  type Rspack,
} from '@rsbuild/core';
import { baseConfig, dataFolder, hashedChunks, prerenderEnvironment } from './baseConfig';
import { pageTemplate } from './hostConfig';
import { buildFolder } from './pluginArtifacts';
import { remoteNamed } from './remotes.mjs';
import { fillTemplate, withScripts, writePage } from './writePages';
import { computeIntegrity, writeRelease } from './writeRelease';

interface Renderer {
  renderPage: (route: Route) => Promise<Prerendered>;
}

const rendererFolder = '.cache/one-bundle-renderer';

/**
 * Builds the whole site as one application without federation, prerendered and hydrated, for comparison. The release is in
 * .cache/one-bundle of the shell.
 * @param folder of oneBundle.tsx, which starts the application in a browser, and of renderPage.tsx, which renders its
 *   pages in Node; relative to the shell
 */
export function oneBundleConfig(root: string, folder: string): RsbuildConfig {
  const renderer = { entry: `${folder}/renderPage.tsx`, folder: rendererFolder };
  return mergeRsbuildConfig(baseConfig('one', root), {
    plugins: [pluginRelease(root)],
    environments: {
      web: {
        source: { entry: { index: join(root, folder, 'oneBundle.tsx') } },
        html: pageTemplate(root),
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
      node: prerenderEnvironment(root, renderer),
    },
  });
}

/** Prerenders the build's pages, and turns the build into a release that the gateway serves as a shell. */
function pluginRelease(root: string): RsbuildPlugin {
  return {
    name: 'donate-impact:one-bundle',
    setup(api) {
      let chunks: Chunk[] = [];
      api.onAfterEnvironmentCompile(({ environment, stats }) => {
        if (environment.name === 'web') chunks = listChunks(stats);
      });
      api.onAfterBuild(async () => {
        const build = join(root, buildFolder);
        const template = await withScripts(
          await readFile(join(build, 'index.html'), 'utf8'),
          build,
        );
        const renderer: Renderer = await import(
          `${pathToFileURL(join(root, rendererFolder, 'index.js'))}?${Date.now()}`
        );
        await writePage(build, '404', template);
        for (const route of routeTable) {
          const page = await renderer.renderPage(route);
          const links = await createPreloadLinks(route, chunks, build);
          const html = fillTemplate(template, page)
            .replace('<!--site:preload-->', links)
            .replace('<!--site:title-->', route.title);
          await writePage(build, getPageFile(route.path), html);
        }
        await writeRelease('host', build, join(root, '.cache/one-bundle'));
      });
    },
  };
}

/** The file of the page at a path, as the gateway looks for it. */
function getPageFile(path: string) {
  return path === '/' ? 'index' : path.slice(1).replace(/:\w+/g, 'any');
}

type Chunk = Pick<Rspack.StatsChunk, 'files' | 'origins'>;

function listChunks(stats?: Rspack.Stats): Chunk[] {
  return stats?.toJson({ all: false, chunks: true, chunkOrigins: true }).chunks ?? [];
}

/** Creates the links to the files that a page loads first, like those in the site's pages. */
async function createPreloadLinks({ remote, page }: Route, chunks: Chunk[], build: string) {
  const source = `${remoteNamed(remote).folder}/src/pages/${page}`;
  const files = chunks
    .filter(({ origins }) => origins?.some(({ request }) => request?.endsWith(source)))
    .flatMap(({ files: all }) => all ?? []);
  if (files.length === 0) throw new Error(`The bundle has no chunk of ${source}`);
  const links = files.map(async (file) => {
    const integrity = await computeIntegrity(join(build, file));
    return createPreloadLink({ url: `/host/${file}`, integrity });
  });
  const data = `<link rel="preload" as="fetch" href="${candidatesUrl}" crossorigin>`;
  return `${(await Promise.all(links)).join('')}${remote === 'results' ? data : ''}`;
}

/** Creates a link that makes the browser load a script with the page and check it against this hash. */
function createPreloadLink({ url, integrity }: { url: string; integrity?: string }) {
  return `<link rel="preload" as="script" crossorigin integrity="${integrity}" href="${url}">`;
}
