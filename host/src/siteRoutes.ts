import type { SiteRemote } from '@donate-impact/shared/contract';

/** One route: its pattern, which page of which remote shows it, and its link in the top bar. */
export interface SiteRoute {
  /** Such as `wizard/Wizard`. */
  id: string;
  path: string;
  remote: string;
  page: string;
  link?: string | undefined;
}

/** The routes of the site: the gateway gives each path to one remote. */
export function getSiteRoutes(remotes: readonly SiteRemote[]): SiteRoute[] {
  return remotes.flatMap(({ name, pages }) =>
    Object.entries(pages).map(([page, declared]) => ({
      id: `${name}/${page}`,
      remote: name,
      page,
      ...declared,
    })),
  );
}
