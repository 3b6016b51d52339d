import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Declaration, parseDeclaration } from '@donate-impact/releases/declaration';
import { computeIntegrity } from '@donate-impact/releases/release';
import type { Prerendered } from '@donate-impact/shared/app/prerenderPage';
import { importPrerender } from './baseConfig';
import { getDeclaration, type RemoteName } from './remotes.mjs';

const manifestFile = 'mf-manifest.json';

interface PrerenderModule {
  /** Renders each page's first state, and lists the files of the site that the page reads first. */
  pages: Record<string, () => Prerendered & { preload?: string[] }>;
}

/**
 * Writes the hashes of a remote's scripts into its manifest, and the files from which the gateway composes pages:
 * `pages/remote.json`, and for every page `pages/<page>.html` with its critical CSS and its prerendered markup. Throws a
 * Refusal if gateways would not accept what the remote declares.
 */
export async function writeFragments(
  name: RemoteName,
  root: string,
  dist: string,
  ownCopies: boolean,
) {
  const manifest = await withIntegrity(dist);
  const { pages }: PrerenderModule = await importPrerender(root);
  await mkdir(join(dist, 'pages'), { recursive: true });
  const preloads: Record<string, string[]> = {};
  for (const [page, render] of Object.entries(pages)) {
    const { css, html, preload = [] } = render();
    // The element in which the shell mounts a page that brings its own React.
    const markup = ownCopies ? `<div>${html}</div>` : html;
    await writeFile(join(dist, 'pages', `${page}.html`), css + markup);
    preloads[page] = preload;
  }
  const declaration = {
    ...getDeclaration(name),
    manifest,
    integrity: computeIntegrity(await readFile(join(dist, manifestFile))),
    preload: preloads,
  };
  const text = JSON.stringify(declaration);
  parseDeclaration(name, text, `remote-${name}`);
  await writeFile(join(dist, 'pages/remote.json'), text);
}

/** Writes the hashes of a remote's scripts into its manifest, and puts its lists in order. */
async function withIntegrity(dist: string): Promise<Declaration['manifest']> {
  const path = join(dist, manifestFile);
  const manifest: Declaration['manifest'] = JSON.parse(await readFile(path, 'utf8'));
  // The plugin lists them in any order, but the same sources must make the same release.
  manifest.exposes.sort(byName);
  manifest.shared.sort(byName);
  const { remoteEntry } = manifest.metaData;
  const chunks = manifest.exposes.flatMap(({ assets }) => assets.js.sync);
  const files = [remoteEntry.path + remoteEntry.name, ...chunks];
  const hashes = files.map(
    async (file) => [file, computeIntegrity(await readFile(join(dist, file)))] as const,
  );
  manifest.integrity = Object.fromEntries(await Promise.all(hashes));
  await writeFile(path, JSON.stringify(manifest));
  return manifest;
}

const byName = (one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1);
