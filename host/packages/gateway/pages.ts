import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { type ComposedPage, composeFor } from './composeFor';
import type { Ready } from './files';
import type { Releases } from './releases';
import type { GatewaySettings } from './Site';
import type { Source } from './Source';
import type { Visit } from './visit';

const br = promisify(brotliCompress);
const gz = promisify(gzip);
const smallest = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
const mostBytes = 32 * 1024 * 1024;

/** A page for a set of releases, ready to be sent. */
export type Page = ComposedPage & Ready;

/** Only the operators' page shows it, by part: in HTML. */
export interface Shown {
  version: (part: string) => Promise<string>;
  releases: (part: string) => Promise<string>;
}

export type Pages = ReturnType<typeof createPages>;

/** Composes each page once for a set of releases, and keeps it ready in every encoding, up to 32 MB in all. */
export function createPages(source: Source, releases: Releases, settings: () => GatewaySettings) {
  const kept = new LRUCache<string, Page, { visit: Visit; file: string; current: string }>({
    maxSize: mostBytes,
    sizeCalculation: ({ identity, br, gzip }) =>
      identity.length + (br?.length ?? 0) + (gzip?.length ?? 0),
    fetchMethod: async (_, __, { context: { visit, file, current } }) => {
      const page = await compose(visit, file, current);
      if (!page) return undefined;
      const [zipped, small] = await Promise.all([
        gz(page.identity, { level: 9 }),
        br(page.identity, smallest),
      ]);
      return { ...page, gzip: zipped, br: small };
    },
  });

  /**
   * A page of the shell; null if there is none.
   * @param file its file among the shell's pages
   * @param current the page that it is for, as the name of a file
   */
  async function page(visit: Visit, file: string, current: string): Promise<Page | null> {
    const { reportsAreOn, origins } = settings();
    const shown = visit.previews.map(({ part, id }) => `${part}@${id}`);
    const { releases, stale } = visit;
    const set = [file, current, reportsAreOn, origins, shown, Object.entries(releases), ...stale];
    return (await kept.fetch(JSON.stringify(set), { context: { visit, file, current } })) ?? null;
  }

  /** The same without keeping it. */
  function compose(visit: Visit, file: string, current: string, shown?: Shown) {
    return composeFor({ source, releases, settings: settings(), visit, shown }, file, current);
  }

  return { page, compose };
}
