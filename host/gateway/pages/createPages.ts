import { compress } from '@donate-impact/releases/compress';
import { LRUCache } from 'lru-cache';
import { countBytes } from '../http/sendPrepared';
import type { GatewaySettings } from '../settings';
import { listWithdrawn, type Releases } from '../sources/createReleases';
import type { Visit } from '../visits/createVisits';
import { type ComposedPage, composePage, type Values } from './composePage';
import { createConfig, listRemotes, type VisitedSite } from './listRemotes';

const maxBytes = 32 * 1024 * 1024;

export type Pages = ReturnType<typeof createPages>;

/** Composes each page once for a set of releases, and keeps it ready in every encoding, up to 32 MB in all. */
export function createPages(releases: Releases, settings: () => GatewaySettings) {
  const kept = new LRUCache<string, ComposedPage, { visit: Visit; name: string }>({
    maxSize: maxBytes,
    sizeCalculation: countBytes,
    ignoreFetchAbort: true,
    fetchMethod: async (_, __, { context: { visit, name } }) => {
      const page = await composeNow(visit, name);
      return page && { ...page, ...(await compress(page.identity)) };
    },
  });

  const sites = new LRUCache<string, VisitedSite>({ max: 100 });

  /** Lists the remotes of a visit. Those of a preview are not kept: its release may be unreadable for a moment. */
  async function getSite(visit: Visit) {
    if (visit.previews.length > 0) return listRemotes(releases, visit);
    const site = sites.get(visit.key) ?? (await listRemotes(releases, visit));
    sites.set(visit.key, site);
    return site;
  }

  /** Finds what a path names: the key of a route, or else its one word, which may be the name of a page of the shell. */
  async function findName(visit: Visit, path: string) {
    const [, word] = /^\/([a-z]*)\/*$/.exec(path) ?? [];
    return (await getSite(visit)).findRoute(path)?.key ?? word;
  }

  /**
   * Gets a page by the key of its route, or a page of the shell by its name; undefined if there is none. Those of a preview
   * are not kept either.
   */
  function getPage(visit: Visit, name: string): Promise<ComposedPage | undefined> {
    if (visit.previews.length > 0) return composeNow(visit, name);
    return kept.fetch(`${name} ${visit.key}`, { context: { visit, name } });
  }

  /** Composes a page without keeping it. */
  async function composeNow(visit: Visit, name: string, extra?: Values) {
    const site = await getSite(visit);
    return composePage({ releases, settings: settings(), visit, site }, name, extra);
  }

  /** Creates the site's configuration for a tab that is open. */
  async function getConfig(visit: Visit) {
    const config = createConfig(visit, settings(), await getSite(visit));
    const withdrawn = releases
      .apps()
      .flatMap((app) => listWithdrawn(releases.changes(app)).map((id) => `${app}@${id}`));
    return { ...config, withdrawn };
  }

  return { findName, getPage, composeNow, getConfig };
}
