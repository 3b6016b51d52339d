import { none, off } from '@donate-impact/build/activeRelease';
import type { ReleaseOfRemote } from '@donate-impact/build/fragments';
import type { RemoteRelease, SiteConfig } from '@donate-impact/shared/contract';
import type { Releases } from './releases';
import type { GatewaySettings } from './Site';
import type { Source } from './Source';
import type { Visit } from './visit';

/** The input for composing a page. */
export interface Given {
  source: Source;
  releases: Releases;
  settings: GatewaySettings;
  visit: Visit;
}

/** A remote in the release that a visitor gets. */
export interface RemoteOfVisit {
  name: string;
  /** The id of its release, or `off`. */
  id: string;
  /** The declaration of that release, or of the last one before the remote was switched off. */
  declared: ReleaseOfRemote;
  before: RemoteRelease | undefined;
}

/** The remotes of the site whose releases are known, in the order of their ports. */
export async function listRemotes({ source, releases, visit }: Given): Promise<RemoteOfVisit[]> {
  const names = source.apps().filter((name) => name !== 'host');
  const remotes = names.map(async (name): Promise<RemoteOfVisit[]> => {
    const id = visit.releases[name] ?? none;
    const before = visit.before[name];
    const known = await releases.release(name, id === off ? (before ?? none) : id);
    const earlier = before && id !== off ? await releases.release(name, before) : null;
    const release =
      before && earlier?.declaration ? getRelease(name, before, earlier.declaration) : undefined;
    return known?.declaration ? [{ name, id, declared: known.declaration, before: release }] : [];
  });
  const all = (await Promise.all(remotes)).flat();
  return all.sort((one, other) => one.declared.port - other.declared.port);
}

function getRelease(name: string, id: string, { integrity }: ReleaseOfRemote): RemoteRelease {
  return { id, manifest: `/remotes/${name}/${id}/mf-manifest.json`, integrity };
}

/** Finds the page at a path, from the first remote that claims the path. */
export function findRoute(remotes: readonly RemoteOfVisit[], file: string) {
  for (const remote of remotes)
    for (const [page, { path, title }] of Object.entries(remote.declared.pages))
      if (getPageFile(path) === file) return { remote, page, title };
  return undefined;
}

/** Creates the site's configuration for a page or for a tab that is open. */
export function createConfig(
  { visit, settings }: Given,
  remotes: readonly RemoteOfVisit[],
  route?: ReturnType<typeof findRoute>,
): SiteConfig {
  return {
    route: route ? `${route.remote.name}/${route.page}` : '',
    shell: visit.releases.host ?? none,
    reports: settings.reportsAreOn ?? false,
    origins: settings.origins?.split(' ').filter(Boolean) ?? [],
    remotes: remotes.map(({ name, id, declared, before }) => {
      const { manifest, integrity: _, preload: __, ...declaration } = declared;
      const release = id === off ? null : getRelease(name, id, declared);
      const content = release && route?.remote.name === name ? { content: manifest } : {};
      return { ...declaration, release: release && { ...release, ...content }, before };
    }),
  };
}

/** The file of the page at a path: `index` for /, `candidate/any` for /candidate/:id. */
export function getPageFile(path: string) {
  return path === '/' ? 'index' : path.slice(1).replace(/:\w+/, 'any');
}
