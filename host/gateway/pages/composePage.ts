import { none } from '@donate-impact/releases/ReleaseChange';
import { computeIntegrity, computeSum } from '@donate-impact/releases/release';
import { contentSecurityPolicy } from '../http/headers';
import type { Prepared } from '../http/sendPrepared';
import type { GatewaySettings } from '../settings';
import type { Releases } from '../sources/createReleases';
import type { Visit } from '../visits/createVisits';
import { createConfig, type VisitedRoute, type VisitedSite } from './listRemotes';
import {
  escapeHtml,
  renderContact,
  renderLicenses,
  renderLinks,
  renderNoscript,
  renderNote,
  renderPreload,
} from './markup';
import { startReporter } from './startReporter';

/** The HTML that replaces the comments `<!--site:name-->` in a page, by name. */
export type Values = Readonly<Record<string, string>>;

/** A page for a set of releases. */
export interface ComposedPage extends Prepared {
  policy: string;
  /** Its releases, such as `host@<id>` and `wizard@<id>`; with `:empty` if the fragment is missing. */
  sources: readonly string[];
}

/** What a page is composed from. */
interface Composition {
  releases: Releases;
  settings: GatewaySettings;
  visit: Visit;
  site: VisitedSite;
}

/**
 * Composes the page of a remote in the shell's frame, or a page of the shell; undefined if there is none.
 * @param page the key of a remote's route, such as `/demo`, or the name of a page of the shell: `404`
 */
export async function composePage(
  { releases, settings, visit, site }: Composition,
  page: string,
  extra: Values = {},
): Promise<ComposedPage | undefined> {
  const route = site.routes.find(({ key }) => key === page);
  const template = await read('host', route ? 'remote-page.html' : `${page}.html`);
  if (template === undefined) return undefined;
  const config = createConfig(visit, settings, site, route);
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  const { preload = '', ...ofRoute } = await readValues(route);
  const sources = [visit.apps.host?.source ?? ''];
  if (route) sources.push(visit.apps[route.remote.name]?.source + (ofRoute.page ? '' : ':empty'));
  const timings = settings.TIMINGS ? await read('host', 'timings-script.html') : '';
  const values: Values = {
    ...ofRoute,
    // Before the page's own policy, which allows no inline script.
    preload: (settings.REPORTS ? startReporter.tag : '') + preload,
    config: `${renderContact(settings)}<script id="site-config" type="application/json">${json}</script>`,
    preview: renderNote(visit.previews, settings.local),
    links: renderLinks(site.routes, page),
    timings: timings?.replace('<!--site:share-->', `${settings.TIMINGS}`) ?? '',
    reporting: settings.REPORTS ? 'on' : 'off',
    licenses: renderLicenses(config.shell, site.remotes),
    ...extra,
  };
  const html = template.replace(/<!--site:([a-z]+)-->/g, (_, name) => values[name] ?? '');
  const identity = Buffer.from(html);
  const policy = contentSecurityPolicy(hashStyles(html), settings.REPORTS && startReporter.hash);
  const tag = computeSum(identity).slice(0, 16);
  return { type: 'text/html; charset=utf-8', tag, identity, policy, sources };

  async function readValues(route: VisitedRoute | undefined): Promise<Values> {
    if (!route) return { title: 'Page not found · Donate Impact' };
    const { remote, page, title } = route;
    const fragment = (await read(remote.name, `${page}.html`)) ?? '';
    return {
      page: fragment,
      title: escapeHtml(title),
      preload: fragment && renderPreload(route),
      noscript: remote.declared.needsScript ? renderNoscript(site.remotes) : '',
    };
  }

  /** Reads a file in `pages/` of the visitor's release of an app. */
  async function read(app: string, file: string) {
    return (await releases.release(app, visit.apps[app]?.id ?? none))?.pages.get(file);
  }
}

/** Hashes the inline styles of a page for its Content-Security-Policy. */
function hashStyles(html: string) {
  return [...html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) =>
    computeIntegrity(css, 'sha256'),
  );
}
