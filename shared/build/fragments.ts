import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Prerendered } from '@donate-impact/shared/app/prerenderPage';
import type { RemoteDeclaration } from '@donate-impact/shared/contract';
import { prerenderBundle } from './baseConfig';
import { computeIntegrity } from './release';
import { getDeclaration, type RemoteName } from './remotes.mjs';

const manifestFile = 'mf-manifest.json';

interface PrerenderModule {
  /** Renders each page's first state, and lists the files of the site that the page reads first. */
  pages: Record<string, () => Prerendered & { preload?: string[] }>;
}

interface Manifest {
  metaData: { remoteEntry: { name: string; path: string } };
  exposes: { name: string; assets: { js: { sync: string[] } } }[];
  shared: { name: string }[];
  /** The hashes of the entry and of each page's chunks, as browsers check them. */
  integrity: Record<string, string>;
}

/** A remote's release as gateways read it, from `pages/remote.json`. */
export interface ReleaseOfRemote extends RemoteDeclaration {
  manifest: Manifest;
  /** The hash of mf-manifest.json. */
  integrity: string;
  /** By page, the files of the site that it reads as soon as it runs, such as `/data/candidates.json`. */
  preload: Record<string, string[]>;
}

/**
 * Writes the hashes of a remote's scripts into its manifest, and the files from which the gateway composes pages:
 * `pages/remote.json`, and for every page `pages/<page>.html` with its critical CSS and its prerendered markup.
 */
export async function writeFragments(name: RemoteName, root: string, dist: string) {
  const manifest = await withIntegrity(dist);
  const { pages }: PrerenderModule = await import(
    `${pathToFileURL(prerenderBundle(root))}?${Date.now()}`
  );
  await mkdir(join(dist, 'pages'), { recursive: true });
  const preloads: Record<string, string[]> = {};
  for (const [page, render] of Object.entries(pages)) {
    const { css, html, preload = [] } = render();
    await writeFile(join(dist, 'pages', `${page}.html`), css + html);
    preloads[page] = preload;
  }
  const release: ReleaseOfRemote = {
    ...getDeclaration(name),
    manifest,
    integrity: await computeIntegrity(join(dist, manifestFile)),
    preload: preloads,
  };
  await writeFile(join(dist, 'pages/remote.json'), JSON.stringify(release));
}

/** Writes the hashes of a remote's scripts into its manifest, and puts its lists in order. */
async function withIntegrity(dist: string): Promise<Manifest> {
  const path = join(dist, manifestFile);
  const manifest: Manifest = JSON.parse(await readFile(path, 'utf8'));
  // The plugin lists them in any order, but the same sources must make the same release.
  manifest.exposes.sort(byName);
  manifest.shared.sort(byName);
  const { remoteEntry } = manifest.metaData;
  const chunks = manifest.exposes.flatMap(({ assets }) => assets.js.sync);
  const files = [remoteEntry.path + remoteEntry.name, ...chunks];
  const hashes = files.map(
    async (file) => [file, await computeIntegrity(join(dist, file))] as const,
  );
  manifest.integrity = Object.fromEntries(await Promise.all(hashes));
  await writeFile(path, JSON.stringify(manifest));
  return manifest;
}

const byName = (one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1);
