import { createHash } from 'node:crypto';
import { none, off } from '@donate-impact/build/pointer';
import { contentSecurityPolicy } from './headers';
import { licensesOf, linksOf, noscriptOf, preloadOf, previewNote } from './markup';
import { configOf, type Given, remotesOf, routeAt } from './remotes';
import { escapeHtml } from './renderReleases';
import type { Visit } from './visit';

/** What a page is filled with, by the name in its comments `<!--site:name-->`: HTML. */
export type Values = Readonly<Record<string, string>>;

/** A page for a set of releases. */
export interface ComposedPage {
  type: string;
  tag: string;
  identity: Buffer;
  policy: string;
  /** What it was made from, such as `host@<id>` and `wizard@<id>`; `:empty` if its fragment is missing. */
  sources: readonly string[];
}

/** Composes a page of the shell, or the page of a remote in the shell's frame; null if there is none. */
export async function compose(given: Given, file: string, extra: Values = {}) {
  const { releases, settings, visit } = given;
  const remotes = await remotesOf(given);
  const route = routeAt(remotes, file);
  const template =
    (await read('host', `${file}.html`)) ?? (route && (await read('host', 'remote-page.html')));
  if (template === undefined) return null;
  const config = JSON.stringify(configOf(given, remotes, route)).replaceAll('<', '\\u003c');
  const { fragment, ...ofRoute } = await valuesOf(route);
  const sources = [sourceOf(visit, 'host')];
  if (route) sources.push(sourceOf(visit, route.remote.name) + (fragment ? '' : ':empty'));
  const values: Values = {
    ...ofRoute,
    config: `<script id="site-config" type="application/json">${config}</script>`,
    preview: visit.previews.length > 0 ? previewNote(visit.previews) : '',
    links: linksOf(remotes, file),
    reporting: settings.reportsAreOn ? 'on' : 'off',
    licenses: licensesOf(visit.releases.host ?? none, remotes),
    ...extra,
  };
  const html = template.replace(/<!--site:([a-z]+)-->/g, (_, name) => values[name] ?? '');
  return toPage(html, settings.origins ?? '', sources);

  async function valuesOf(route: ReturnType<typeof routeAt>): Promise<Values> {
    if (!route) return { fragment: '', title: 'Page not found · Donate Impact' };
    const { remote, page, title } = route;
    const fragment = remote.id === off ? '' : ((await read(remote.name, `${page}.html`)) ?? '');
    return {
      fragment,
      title: escapeHtml(title),
      preload: fragment && preloadOf(route),
      noscript: remote.declared.needsScript ? noscriptOf(remotes) : '',
      page: fragment,
    };
  }

  /** A file in `pages/` of the release of a part that the visitor gets. */
  async function read(part: string, file: string) {
    return (await releases.release(part, visit.releases[part] ?? none))?.pages.get(file);
  }
}

function toPage(html: string, origins: string, sources: readonly string[]): ComposedPage {
  const identity = Buffer.from(html);
  return {
    type: 'text/html; charset=utf-8',
    tag: createHash('sha256').update(identity).digest('hex').slice(0, 16),
    identity,
    policy: contentSecurityPolicy(stylesIn(html), origins),
    sources,
  };
}

/** The hashes of the styles that a page brings, as a policy names them. */
function stylesIn(html: string) {
  return [...html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)].map(
    ([, css = '']) => `sha256-${createHash('sha256').update(css).digest('base64')}`,
  );
}

/** What the log says of the release of a part that a visitor gets. */
export function sourceOf({ releases, stale }: Visit, part: string) {
  return `${part}@${releases[part] ?? none}${stale.has(part) ? ':stale' : ''}`;
}
