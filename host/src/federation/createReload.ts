import { type Fetch, requestManifest } from './fetchManifest';
import { entryOf } from './manifest';
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

/** Creates the reload to a newer release. `carryOver` saves the visitor's choices for the next load. */
export function createReload({
  fetch,
  carryOver,
}: {
  fetch: Fetch;
  carryOver: () => void;
}): Reload {
  return async (release, signal, target) => {
    if (!release || !wasLive(release)) return;
    const next = await servedEntry(fetch, release, signal);
    if (next === null || next === release.entry || !isFirstReload(next)) return;
    carryOver();
    if (target) window.location.assign(target);
    else window.location.reload();
    await new Promise(() => {});
  };
}

async function servedEntry(fetch: Fetch, { remote, address }: Release, signal: AbortSignal) {
  try {
    const progress = { remote, phase: 'manifest', address } as const;
    return entryOf(await requestManifest(fetch, progress, signal), address);
  } catch {
    return null;
  }
}

/** Prevents a reload loop: without storage to record a reload in, there is no reload. */
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
