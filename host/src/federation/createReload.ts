import type { CurrentAddress } from './currentAddress';
import { type Fetch, requestManifest } from './fetchManifest';
import { type Release, wasLive } from './Remote';

const key = 'donate-impact-reloaded-for';

/**
 * If another release has replaced the given one, reloads the page, or loads `target` instead, and then never resolves.
 * Reloads at most once for each release that is served.
 */
export type Reload = (
  release: Release | undefined,
  signal: AbortSignal,
  target?: string,
) => Promise<void>;

interface Tools {
  fetch: Fetch;
  currentAddress: CurrentAddress;
  /** Saves the visitor's choices for the next load. */
  carryOver: () => void;
}

/** Creates the reload to a newer release. */
export function createReload({ fetch, currentAddress, carryOver }: Tools): Reload {
  return async (release, signal, target) => {
    if (!release || !wasLive(release)) return;
    const known = { name: release.remote, address: release.address };
    const address = await currentAddress(known, signal);
    if (address === release.address) return;
    if (!(await fits(fetch, { ...release, address }, signal)) || !isFirstReload(address)) return;
    carryOver();
    if (target) window.location.assign(target);
    else window.location.reload();
    await new Promise(() => {});
  };
}

/** Whether the release can be had and has a contract that fits. */
function fits(fetch: Fetch, { remote, address }: Release, signal: AbortSignal) {
  const progress = { remote, phase: 'manifest', address } as const;
  return requestManifest(fetch, progress, signal).then(
    () => true,
    () => false,
  );
}

/** Prevents a reload loop: without storage to record a reload in, there is no reload. */
function isFirstReload(address: string) {
  try {
    const before = sessionStorage.getItem(key) ?? '';
    if (before.split(' ').includes(address)) return false;
    sessionStorage.setItem(key, `${before} ${address}`.trim());
    return true;
  } catch {
    return false;
  }
}
