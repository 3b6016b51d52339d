import { createHash } from 'node:crypto';
import { none } from '@donate-impact/build/activeRelease';
import { contentSecurityPolicy } from './headers';
import {
  renderLicenses,
  renderLinks,
  renderNoscript,
  renderPreload,
  renderPreviewNote,
} from './markup';
import { createConfig, findRoute, type Given, listRemotes } from './remotes';
import { escapeHtml } from './renderReleases';
import type { Visit } from './visit';

/** The HTML that replaces the comments `<!--site:name-->` in a page, by name. */
export type Values = Readonly<Record<string, string>>;

/** A page for a set of releases. */
export interface ComposedPage {
  type: string;
  tag: string;
  identity: Buffer;
  policy: string;
  /** Its releases, such as `host@<id>` and `wizard@<id>`; with `:empty` if the fragment is missing. */
  sources: readonly string[];
}

/** Composes a page of the shell, or the page of a remote in the shell's frame; null if there is none. */
export async function compose(given: Given, file: string, extra: Values = {}) {
  const { releases, settings, visit } = given;
  const remotes = await listRemotes(given);
  const route = findRoute(remotes, file);
  const template =
    (await read('host', `${file}.html`)) ?? (route && (await read('host', 'remote-page.html')));
  if (template === undefined) return null;
  const config = JSON.stringify(createConfig(given, remotes, route)).replaceAll('<', '\\u003c');
  const { fragment, ...ofRoute } = await readValues(route);
  const sources = [describeSource(visit, 'host')];
  if (route) sources.push(describeSource(visit, route.remote.name) + (fragment ? '' : ':empty'));
  const values: Values = {
    ...ofRoute,
    config: `<script id="site-config" type="application/json">${config}</script>`,
    preview: visit.previews.length > 0 ? renderPreviewNote(visit.previews) : '',
    links: renderLinks(remotes, file),
    reporting: settings.reportsAreOn ? 'on' : 'off',
    licenses: renderLicenses(visit.releases.host ?? none, remotes),
    ...extra,
  };
  const html = template.replace(/<!--site:([a-z]+)-->/g, (_, name) => values[name] ?? '');
  return toPage(html, settings.origins ?? '', sources);

  async function readValues(route: ReturnType<typeof findRoute>): Promise<Values> {
    if (!route) return { fragment: '', title: 'Page not found · Donate Impact' };
    const { remote, page, title } = route;
    const fragment = (await read(remote.name, `${page}.html`)) ?? '';
    return {
      fragment,
      title: escapeHtml(title),
      preload: fragment && renderPreload(route),
      noscript: remote.declared.needsScript ? renderNoscript(remotes) : '',
      page: fragment,
    };
  }

  /** Reads a file in `pages/` of the visitor's release of an app. */
  async function read(app: string, file: string) {
    return (await releases.release(app, visit.releases[app] ?? none))?.pages.get(file);
  }
}

function toPage(html: string, origins: string, sources: readonly string[]): ComposedPage {
  const identity = Buffer.from(html);
  return {
    type: 'text/html; charset=utf-8',
    tag: createHash('sha256').update(identity).digest('hex').slice(0, 16),
    identity,
    policy: contentSecurityPolicy(hashStyles(html), origins),
    sources,
  };
}

/** Hashes the inline styles of a page for its Content-Security-Policy. */
function hashStyles(html: string) {
  return [...html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)].map(
    ([, css = '']) => `sha256-${createHash('sha256').update(css).digest('base64')}`,
  );
}

/** Describes the visitor's release of an app for the log, such as `wizard@<id>:stale`. */
export function describeSource({ releases, stale }: Visit, app: string) {
  return `${app}@${releases[app] ?? none}${stale.has(app) ? ':stale' : ''}`;
}
