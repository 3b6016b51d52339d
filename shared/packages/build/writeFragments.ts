import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Prerendered } from '@donate-impact/shared/app/prerenderPage';
import { ofShell, releaseOf } from './directives';
import { integrityOf } from './integrity';
import { preloadScript } from './preloadScript';
import { prerenderBundle } from './prerenderEnvironment';
import { type RemoteName, remoteNamed, remotePath } from './remotes.mjs';

const manifestFile = 'mf-manifest.json';

interface PrerenderModule {
  /** Renders each page's first state, and lists the files of the shell that the page loads first. */
  pages: Record<string, () => Prerendered & { preload?: string[] }>;
}

interface Manifest {
  contractVersion: string;
  name: string;
  metaData: { remoteEntry: { name: string; path: string }; buildInfo: { buildVersion: string } };
  exposes: { name: string; assets: { js: { sync: string[] } } }[];
  shared: { name: string; requiredVersion: string }[];
  /** The hash of the entry and of each page's chunks, as a browser checks it. */
  integrity: Record<string, string>;
}

/**
 * Writes the hashes of a remote's scripts into its manifest, and what the gateway includes in the shell's pages: the hash
 * of the manifest as `pages/integrity.txt`, and for every page `pages/<page>.html` with manifest, critical CSS and
 * prerendered markup, and `pages/<page>_preload.html` with links to its files. `pages/declaration.json` is what the
 * remote declares, for shells that were built without it.
 */
export async function writeFragments(name: RemoteName, root: string, dist: string) {
  const manifest = await withIntegrity(dist);
  const { pages }: PrerenderModule = await import(
    `${pathToFileURL(prerenderBundle(root))}?${Date.now()}`
  );
  await mkdir(join(dist, 'pages'), { recursive: true });
  const integrity = await integrityOf(join(dist, manifestFile));
  await writeFile(join(dist, 'pages/integrity.txt'), integrity);
  await writeFile(join(dist, 'pages/declaration.json'), declarationOf(name));
  for (const [page, render] of Object.entries(pages)) {
    const { css, preload = [], ...rendered } = render();
    const html = withRelease(name, rendered.html);
    const markup = withManifest(manifest) + css + html;
    await writeFile(join(dist, 'pages', `${page}.html`), markup);
    const links = preloadOf(name, page, manifest, preload);
    await writeFile(join(dist, 'pages', `${page}_preload.html`), links);
  }
}

/** Writes the hashes of a remote's scripts into its manifest, and puts its lists in order. */
async function withIntegrity(dist: string): Promise<Manifest> {
  const path = join(dist, manifestFile);
  const manifest: Manifest = JSON.parse(await readFile(path, 'utf8'));
  // The plugin lists them in any order; the same sources make the same release.
  manifest.exposes.sort(byName);
  manifest.shared.sort(byName);
  const files = [entryOf(manifest), ...manifest.exposes.flatMap(chunksOf)];
  const hashes = files.map(async (file) => [file, await integrityOf(join(dist, file))] as const);
  manifest.integrity = Object.fromEntries(await Promise.all(hashes));
  await writeFile(path, JSON.stringify(manifest));
  return manifest;
}

const byName = (one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1);

const entryOf = ({ metaData: { remoteEntry } }: Manifest) =>
  `${remoteEntry.path}${remoteEntry.name}`;

const chunksOf = ({ assets }: Manifest['exposes'][number]) => assets.js.sync;

/** What a remote declares, in the one form that gateways read (addedRemotes.ts). */
function declarationOf(remote: RemoteName) {
  const { called, offers, needsScript, pages } = remoteNamed(remote);
  const inOrder = Object.entries(pages).map(([page, { path, title, link }]) => [
    page,
    { path, title, link },
  ]);
  const declaration = { called, offers, needsScript, pages: Object.fromEntries(inOrder) };
  return `${JSON.stringify(declaration)}\n`;
}

/** Links to the scripts that a page is shown with, and to the shell’s files that it loads first. */
function preloadOf(name: RemoteName, page: string, manifest: Manifest, others: string[]) {
  const chunks = manifest.exposes.filter((expose) => expose.name === page).flatMap(chunksOf);
  const scripts = [entryOf(manifest), ...chunks].map((file) =>
    preloadScript({
      address: `${remotePath(name)}${releaseOf(name)}/${file}`,
      integrity: manifest.integrity[file],
    }),
  );
  const files = others.map(
    (file) => `<link rel="preload" as="fetch" crossorigin href="${ofShell(file)}">`,
  );
  return [...scripts, ...files].join('');
}

function withManifest(manifest: Manifest) {
  const json = inlineJson(essential(manifest));
  return `<script type="application/json" data-manifest="${manifest.name}">${json}</script>`;
}

/** The part of a manifest that the shell reads before it loads a page, in the manifest's own shape. */
function essential({ contractVersion, name, metaData, exposes, shared, integrity }: Manifest) {
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
    shared: shared.map(({ name, requiredVersion }) => ({ name, requiredVersion })),
    integrity,
  };
}

const inlineJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Lets the gateway fill in the release where the markup names a file of the remote. */
function withRelease(name: RemoteName, html: string) {
  return html.replaceAll(`="${remotePath(name)}`, `$&${releaseOf(name)}/`);
}
