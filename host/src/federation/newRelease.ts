import { carryOver } from '../carryOver';
import { requestManifest } from './fetchManifest';
import { entryOf } from './manifest';
import type { Release } from './Release';
import { remoteAddresses } from './remoteAddresses';

const key = 'donate-impact-reloaded-for';

/**
 * When files of a release are gone because another has taken its place, loads the page anew, with all that the
 * visitor has chosen; then it never resolves. At most once for each release that is served.
 */
export async function reloadForRelease(
  release: Release | undefined,
  signal: AbortSignal,
  target?: string,
): Promise<void> {
  if (!release?.isLive) return;
  const next = await servedEntry(release, signal);
  if (next === null || next === release.entry || !isFirstReload(next)) return;
  carryOver();
  if (target) window.location.assign(target);
  else window.location.reload();
  await new Promise(() => {});
}

async function servedEntry({ remote }: Release, signal: AbortSignal) {
  const address = remoteAddresses()[remote];
  try {
    const trail = { remote, phase: 'manifest', address } as const;
    return entryOf(await requestManifest(trail, signal), address);
  } catch {
    return null;
  }
}

/** Without a place to remember it in, a reload could become a loop: then there is none. */
function isFirstReload(entry: string) {
  try {
    const before = sessionStorage.getItem(key) ?? '';
    if (before.split(' ').includes(entry)) return false;
    sessionStorage.setItem(key, `${before} ${entry}`.trim());
    return true;
  } catch {
    return false;
  }
}
