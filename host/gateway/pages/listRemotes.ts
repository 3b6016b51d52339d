import type { Declaration } from '@donate-impact/releases/declaration';
import { assignPaths, createMatcher, type Route } from '@donate-impact/releases/paths';
import { none, off } from '@donate-impact/releases/ReleaseChange';
import { refuse } from '@donate-impact/releases/refuse';
import type { RemoteRelease, SiteConfig } from '@donate-impact/shared/contract';
import type { GatewaySettings } from '../settings';
import type { Releases } from '../sources/createReleases';
import type { Visit } from '../visits/createVisits';

/** A remote in the release that a visitor gets. */
export interface VisitedRemote {
  name: string;
  /** The id of its release, or `off`. */
  id: string;
  /** The declaration of that release, or of the last one before the remote was switched off. */
  declared: Declaration;
  before: RemoteRelease | undefined;
}

export type VisitedRoute = Route<VisitedRemote>;

/** The remotes of a visit and the routes of their pages. */
export interface VisitedSite {
  /** In the order of their links. */
  remotes: readonly VisitedRemote[];
  routes: readonly VisitedRoute[];
  /** Finds the route of a request's path. */
  findRoute: (path: string) => VisitedRoute | undefined;
}

/** Lists the remotes of a visit whose releases are known, and their routes. Tells operators of each claim on a path that lost. */
export async function listRemotes(releases: Releases, visit: Visit): Promise<VisitedSite> {
  const names = Object.keys(visit.apps).filter((name) => name !== 'host');
  const all = await Promise.all(names.map((name) => readRemote(releases, visit, name)));
  const { remotes, routes, conflicts } = assignPaths(all.flat());
  for (const { claimant, owner, path } of conflicts)
    releases.warn(refuse('PATH_TAKEN', claimant.name, owner.name, path));
  return { remotes, routes, findRoute: createMatcher(routes) };
}

async function readRemote(releases: Releases, visit: Visit, name: string) {
  const { id = none, before } = visit.apps[name] ?? {};
  const declared = (await releases.release(name, id === off ? (before ?? none) : id))?.declaration;
  if (!declared) return [];
  const earlier = before && id !== off && (await releases.release(name, before))?.declaration;
  return [{ name, id, declared, before: earlier ? getRelease(name, before, earlier) : undefined }];
}

function getRelease(name: string, id: string, { integrity }: Declaration): RemoteRelease {
  return { id, manifest: `/remotes/${name}/${id}/mf-manifest.json`, integrity };
}

/** Creates the site's configuration for a page or for a tab that is open. */
export function createConfig(
  visit: Visit,
  { REPORTS = false }: GatewaySettings,
  { remotes, routes }: VisitedSite,
  current?: VisitedRoute,
): SiteConfig {
  return {
    route: current ? `${current.remote.name}/${current.page}` : '',
    shell: visit.apps.host?.id ?? none,
    reports: REPORTS,
    origins: [],
    remotes: remotes.map((remote) => {
      const { name, id, declared, before } = remote;
      const { manifest, integrity: _, preload: __, ...declaration } = declared;
      // The shell gets each path once.
      const own = routes.filter((route) => route.remote === remote).map(({ page }) => page);
      const shown = Object.entries(declared.pages).filter(([page]) => own.includes(page));
      const pages = Object.fromEntries(shown);
      const release = id === off ? null : getRelease(name, id, declared);
      const content = release && current?.remote === remote ? { content: manifest } : {};
      return { ...declaration, pages, release: release && { ...release, ...content }, before };
    }),
  };
}
