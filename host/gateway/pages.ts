import { LRUCache } from 'lru-cache';
import { type ComposedPage, compose, type Values } from './compose';
import { compress } from './compress';
import type { Ready } from './files';
import type { Releases } from './releases';
import { createConfig, listRemotes } from './remotes';
import type { GatewaySettings } from './Site';
import type { Source } from './Source';
import type { Visit } from './visit';

const mostBytes = 32 * 1024 * 1024;

/** A page for a set of releases, ready to be sent. */
export type Page = ComposedPage & Ready;

export type Pages = ReturnType<typeof createPages>;

/** Composes each page once for a set of releases, and keeps it ready in every encoding, up to 32 MB in all. */
export function createPages(source: Source, releases: Releases, settings: () => GatewaySettings) {
  const kept = new LRUCache<string, Page, { visit: Visit; file: string }>({
    maxSize: mostBytes,
    sizeCalculation: ({ identity, br, gzip }) =>
      identity.length + (br?.length ?? 0) + (gzip?.length ?? 0),
    fetchMethod: async (_, __, { context: { visit, file } }) => {
      const page = await composeNow(visit, file);
      return page ? { ...page, ...(await compress(page.identity)) } : undefined;
    },
  });

  // Many visitors share a visit; it keeps each page that it has had.
  const ofVisits = new WeakMap<Visit, Map<string, Page>>();

  /** Gets a page by its file: `index`, `demo`, `candidate/any`; null if there is none. */
  async function page(visit: Visit, file: string): Promise<Page | null> {
    const known = ofVisits.get(visit)?.get(file);
    if (known) return known;
    const { reportsAreOn, origins } = settings();
    const shown = visit.previews.map(({ app, id }) => `${app}@${id}`);
    const { releases, before, stale } = visit;
    const set = [file, reportsAreOn, origins, shown, releases, before, ...stale];
    const page = await kept.fetch(JSON.stringify(set), { context: { visit, file } });
    if (page) ofVisits.set(visit, (ofVisits.get(visit) ?? new Map()).set(file, page));
    return page ?? null;
  }

  /** Composes a page without keeping it. */
  function composeNow(visit: Visit, file: string, extra?: Values) {
    return compose({ source, releases, settings: settings(), visit }, file, extra);
  }

  /** Creates the site's configuration for a tab that is open. */
  async function config(visit: Visit) {
    const given = { source, releases, settings: settings(), visit };
    return createConfig(given, await listRemotes(given));
  }

  return { page, composeNow, config };
}
