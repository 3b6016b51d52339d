import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Prerendered } from '@donate-impact/shared/app/prerenderPage';
import { prerenderBundle } from './prerenderEnvironment';
import { type RemoteName, remotePath } from './remotes.mjs';
import { ownId } from './writeRelease';

interface PrerenderModule {
  /** Renders each page's first state, and lists the other files that the page loads first. */
  pages: Record<string, () => Prerendered & { preload?: string[] }>;
}

interface Manifest {
  contractVersion: string;
  name: string;
  metaData: { remoteEntry: { name: string; path: string }; buildInfo: { buildVersion: string } };
  exposes: { name: string; assets: { js: { sync: string[] } } }[];
}

/**
 * Writes `pages/<page>.html` for every page of a remote: manifest, preload links, critical CSS and prerendered markup,
 * for the gateway to include in the shell's page.
 */
export async function writeFragments(name: RemoteName, root: string, dist: string) {
  const manifest: Manifest = JSON.parse(await readFile(join(dist, 'mf-manifest.json'), 'utf8'));
  const { pages }: PrerenderModule = await import(
    `${pathToFileURL(prerenderBundle(root))}?${Date.now()}`
  );
  await mkdir(join(dist, 'pages'), { recursive: true });
  for (const [page, render] of Object.entries(pages)) {
    const fragment = fragmentOf(name, page, manifest, render());
    await writeFile(join(dist, 'pages', `${page}.html`), fragment);
  }
}

function fragmentOf(
  name: RemoteName,
  page: string,
  manifest: Manifest,
  rendered: Prerendered & { preload?: string[] },
) {
  const { remoteEntry } = manifest.metaData;
  const chunks = manifest.exposes.find((expose) => expose.name === page)?.assets.js.sync ?? [];
  const scripts = [`${remoteEntry.path}${remoteEntry.name}`, ...chunks];
  return [
    `<script type="application/json" data-manifest="${name}">${inlineJson(essential(manifest))}</script>`,
    ...scripts.map(
      (file) => `<link rel="preload" as="script" href="${remotePath(name)}${ownId}/${file}">`,
    ),
    ...(rendered.preload ?? []).map(
      (file) => `<link rel="preload" as="fetch" crossorigin href="${file}">`,
    ),
    withNonce(rendered.css),
    rendered.html,
  ].join('');
}

/** The part of a manifest that the shell reads before it loads a page, in the manifest's own shape. */
function essential({ contractVersion, name, metaData, exposes }: Manifest) {
  return {
    contractVersion,
    name,
    metaData: {
      remoteEntry: { name: metaData.remoteEntry.name, path: metaData.remoteEntry.path },
      buildInfo: { buildVersion: metaData.buildInfo.buildVersion },
    },
    exposes: exposes.map(({ name, assets }) => ({
      name,
      assets: { js: { sync: assets.js.sync } },
    })),
  };
}

const inlineJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Adds a placeholder that the gateway replaces with the nonce of the response's Content-Security-Policy. */
export function withNonce(css: string) {
  return css.replaceAll('<style', '<style nonce="<!--# echo var="request_id" -->"');
}
