import { off } from '@donate-impact/build/activeRelease';
import type { Preview } from './preview';
import type { findRoute, RemoteOfVisit } from './remotes';
import { getPageFile } from './remotes';
import { escapeHtml } from './renderReleases';

/** Links to the scripts that a page needs to start, and to the files that it reads first. */
export function renderPreload({ remote, page }: NonNullable<ReturnType<typeof findRoute>>) {
  const { manifest, preload } = remote.declared;
  const { path, name } = manifest.metaData.remoteEntry;
  const chunks = manifest.exposes.filter((expose) => expose.name === page);
  const scripts = [path + name, ...chunks.flatMap(({ assets }) => assets.js.sync)].map(
    (file) =>
      `<link rel="preload" as="script" crossorigin integrity="${manifest.integrity[file]}" href="/remotes/${remote.name}/${file}">`,
  );
  const files = (preload[page] ?? []).map(
    (file) => `<link rel="preload" as="fetch" crossorigin href="${file}">`,
  );
  return [...scripts, ...files].join('');
}

/** The links of the top bar, each path once, as the shell renders them. */
export function renderLinks(remotes: readonly RemoteOfVisit[], current: string) {
  const taken = new Set<string>();
  const pages = remotes.flatMap(({ declared }) => Object.values(declared.pages));
  const links = pages.map(({ path, link }) => {
    if (taken.has(path)) return '';
    taken.add(path);
    if (!link) return '';
    const isCurrent =
      current === getPageFile(path) ||
      (path !== '/' && current.startsWith(`${getPageFile(path)}/`));
    const state = isCurrent ? ' aria-current="page" class="active"' : ' class=""';
    return `<a${state} href="${path}">${escapeHtml(link)}</a>`;
  });
  return links.join('');
}

/** Links to the licenses of the visitor's releases: the shell's, and those of each remote that is not off. */
export function renderLicenses(shell: string, remotes: readonly RemoteOfVisit[]) {
  const apps = remotes
    .filter(({ id }) => id !== off)
    .map(({ name, id, declared }) => [`/remotes/${name}/${id}`, declared.displayName] as const);
  return [[`/host/${shell}`, 'The frame of every page'] as const, ...apps]
    .map(([folder, name]) => `<li><a href="${folder}/licenses.txt">${escapeHtml(name)}</a></li>`)
    .join('\n');
}

/** Renders the message that a page that needs scripts shows without them. */
export function renderNoscript(remotes: readonly RemoteOfVisit[]) {
  const readable = remotes.filter(({ declared }) => !declared.needsScript);
  const features = readable.flatMap(({ declared }) => declared.features);
  const others = features.length > 0 ? ` ${list.format(features)} can be read without it.` : '';
  return `<noscript><p>This page needs JavaScript: it ranks the candidates in your browser and sends nothing.${escapeHtml(others)}</p></noscript>`;
}

// British English has no comma before "and", like the rest of the site.
const list = new Intl.ListFormat('en-GB');

/** Shown to a visitor who has opened a preview. */
export function renderPreviewNote(previews: readonly Preview[]) {
  const names = previews.map(({ app, id }) => `${app}@${id}`).join(', ');
  return (
    `<aside aria-label="Preview" class="note"><style>${noteStyle}</style><p>Preview of <code>${names}</code>, in this ` +
    'browser only. <a href="?preview=off">Leave the preview</a></p></aside>'
  );
}

const noteStyle = [
  '.note{padding:var(--space-1) var(--gutter);background:var(--color-them-soft);color:var(--color-text)}',
  '.note p{max-width:calc(var(--page-width) - 2*var(--gutter));margin-inline:auto}',
  '.note code{overflow-wrap:anywhere}@media print{.note{display:none}}',
].join('');
