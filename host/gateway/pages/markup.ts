import { off } from '@donate-impact/releases/ReleaseChange';
import type { GatewaySettings } from '../settings';
import type { Preview } from '../visits/previews';
import type { VisitedRemote, VisitedRoute } from './listRemotes';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for HTML, on one line. */
export function escapeHtml(text: string) {
  return (
    text
      .replace(/[&<>"]/g, (character) => entities[character] ?? '')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is replaced
      .replace(/[\x00-\x1f\x7f\u2028\u2029]+/g, ' ')
  );
}

/** Links to the scripts that a page needs to start, and to the files that it reads first. */
export function renderPreload({ remote: { name, declared }, page }: VisitedRoute) {
  const { manifest, preload } = declared;
  const { remoteEntry } = manifest.metaData;
  const entry = remoteEntry.path + remoteEntry.name;
  const exposed = manifest.exposes.filter((expose) => expose.name === page);
  const chunks = exposed.flatMap(({ assets }) => assets.js.sync);
  const scripts = [entry, ...chunks].map(
    (file) =>
      `<link rel="preload" as="script" crossorigin integrity="${manifest.integrity[file]}" href="/remotes/${name}/${file}">`,
  );
  const files = (preload[page] ?? []).map(
    (file) => `<link rel="preload" as="fetch" crossorigin href="${file}">`,
  );
  return [...scripts, ...files].join('');
}

/** Names in the head of every page whom to tell what is in a visitor's way; the page about accessibility shows it. */
export function renderContact({ ACCESSIBILITY_CONTACT: url }: GatewaySettings) {
  return url ? `<link rel="help" href="${escapeHtml(url)}">` : '';
}

/** The links of the top bar, as the shell renders them. @param current the key of the current route */
export function renderLinks(routes: readonly VisitedRoute[], current: string) {
  const links = routes.map(({ key, path, link }) => {
    if (!link) return '';
    const isCurrent = current === key || (path !== '/' && current.startsWith(`${key}/`));
    const state = isCurrent ? ' aria-current="page"' : '';
    return `<a${state} href="${path}">${escapeHtml(link)}</a>`;
  });
  return links.join('');
}

/** Links to the licenses of the visitor's releases: the shell's, and those of each remote that is not off. */
export function renderLicenses(shell: string, remotes: readonly VisitedRemote[]) {
  const apps = remotes
    .filter(({ id }) => id !== off)
    .map(({ name, id, declared }) => [`/remotes/${name}/${id}`, declared.displayName] as const);
  return [[`/host/${shell}`, 'The banner, menu and footer of every page'] as const, ...apps]
    .map(([folder, name]) => `<li><a href="${folder}/licenses.txt">${escapeHtml(name)}</a></li>`)
    .join('\n');
}

/** Renders the message that a page that needs scripts shows without them. */
export function renderNoscript(remotes: readonly VisitedRemote[]) {
  const readable = remotes.filter(({ declared }) => !declared.needsScript);
  const features = readable.flatMap(({ declared }) => declared.features);
  const others = features.length > 0 ? ` ${list.format(features)} can be read without it.` : '';
  return `<noscript><p>This page needs JavaScript: it ranks the candidates in your browser and sends nothing.${escapeHtml(others)}</p></noscript>`;
}

// British English has no comma before "and", like the rest of the site.
const list = new Intl.ListFormat('en-GB');

/** Names the releases that a preview or a developer's machine has put in a page; empty if there is none. */
export function renderNote(previews: readonly Preview[], local: GatewaySettings['local']) {
  if (local) {
    const apps = `<code>${local.app}</code> is from this machine, all else from ${local.origin}.`;
    return frame('Local remote', apps);
  }
  if (previews.length === 0) return '';
  const names = previews.map(({ app, id }) => `${app}@${id}`).join(', ');
  const leave = '<a href="?preview=off">Leave the preview</a>';
  return frame('Preview', `Preview of <code>${names}</code>, in this browser only. ${leave}`);
}

function frame(label: string, content: string) {
  return `<aside aria-label="${label}" class="note"><style>${noteStyle}</style><p>${content}</p></aside>`;
}

const noteStyle = [
  '.note{padding:var(--space-1) var(--gutter);background:var(--color-them-soft);color:var(--color-text)}',
  '.note p{max-width:calc(var(--page-width) - 2*var(--gutter));margin-inline:auto}',
  '.note code{overflow-wrap:anywhere}@media print{.note{display:none}}',
].join('');
