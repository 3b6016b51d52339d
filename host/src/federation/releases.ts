import type { RemoteName } from '@donate-impact/shared/contract';
import { fetchRelease } from './fetchRelease';
import type { Release } from './Release';
import type { Trail } from './Trail';

/**
 * The release of each remote that this page runs. A tab keeps to one release of a remote for as long as it
 * works, also when a newer one is served by now: pages of two releases would share module ids.
 */
export const releases = new Map<RemoteName, Release>();

const arriving = new Map<RemoteName, Promise<Release>>();

/** The release that this page runs of a remote; asked for now when there is none. */
export async function currentRelease(trail: Trail, signal: AbortSignal): Promise<Release> {
  const { remote } = trail;
  return releases.get(remote) ?? arriving.get(remote) ?? arrival(trail, signal);
}

function arrival(trail: Trail, signal: AbortSignal) {
  const { remote } = trail;
  const arrived = fetchRelease(trail, signal)
    .then((release) => {
      releases.set(remote, release);
      return release;
    })
    .finally(() => arriving.delete(remote));
  arriving.set(remote, arrived);
  return arrived;
}
