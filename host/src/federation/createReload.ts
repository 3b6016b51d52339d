import { type Fetch, requestManifest } from './fetchManifest';
import { entryOf } from './manifest';
import { type Release, wasLive } from './Remote';

const key = 'donate-impact-reloaded-for';

/**
 * When files of a release are gone because another has taken its place, loads the page anew, or `target` in its
 * place; then it never resolves. At most once for each release that is served.
 */
export type Reload = (
  release: Release | undefined,
  signal: AbortSignal,
  target?: string,
) => Promise<void>;

/** The way to a newer release. `carryOver` keeps for the next load all that the visitor has chosen. */
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
