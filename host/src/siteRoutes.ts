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

/** The routes of the site. A path has the page of the first remote that claims it. */
export function getSiteRoutes(remotes: readonly SiteRemote[]): SiteRoute[] {
  const taken = new Set<string>();
  const all = remotes.flatMap(({ name, pages }) =>
    Object.entries(pages).map(([page, { path, link }]) => ({
      id: `${name}/${page}`,
      ...{ path, remote: name, page, link },
    })),
  );
  return all.filter(({ path }) => !taken.has(path) && taken.add(path));
}
