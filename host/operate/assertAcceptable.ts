import { assignPaths } from '@donate-impact/releases/paths';
import { getShownReleases } from '@donate-impact/releases/ReleaseChange';
import { refuse } from '@donate-impact/releases/refuse';
import type { ReleaseDescription } from '@donate-impact/releases/releaseFolder';
import { findRelease, getChanges, type SiteState } from '@donate-impact/releases/SiteState';
import { compareContract } from '@donate-impact/shared/contract';

/**
 * Throws a Refusal if the live shell would refuse a release, or if it is a shell that would refuse a live remote. A remote
 * whose release cannot be read is passed over: what is wrong with one app ends no command on another.
 */
export function assertFits(state: SiteState, release: ReleaseDescription) {
  const { app, contractVersion: contract } = release;
  if (app !== 'host')
    for (const id of listShown(state, 'host')) {
      const { contractVersion: shell } = getRelease(state, 'host', id);
      if (compareContract(contract, shell) !== 'fits')
        throw refuse('CONTRACT_UNFIT', contract, 'host', shell, 'Release the shell first.');
    }
  else
    for (const { app: remote, contractVersion: live } of listShownByOthers(state, app)) {
      const fit = compareContract(live, contract);
      if (fit !== 'fits')
        throw refuse('CONTRACT_UNFIT', contract, remote, live, explainWayOut(remote, fit));
    }
}

function explainWayOut(remote: string, fit: 'newer' | 'different') {
  return fit === 'newer'
    ? `Roll ${remote} back or switch it off first.`
    : `Switch ${remote} off first.`;
}

/**
 * Throws a Refusal if an app already has one of the paths that a release claims.
 * @param takes the app from which a page moves
 */
export function assertPathsFree(state: SiteState, release: ReleaseDescription, takes?: string) {
  for (const live of listShownByOthers(state, release.app)) {
    if (live.app === takes) continue;
    const both = [live, release].flatMap(({ declared }) => (declared ? [{ declared }] : []));
    const [conflict] = assignPaths(both).conflicts;
    if (conflict) throw refuse('PATH_TAKEN', release.app, live.app, conflict.path);
  }
}

/** The description of a release. Throws if it is gone, or does not say what it is. */
export function getRelease(state: SiteState, app: string, id: string): ReleaseDescription {
  const release = findRelease(state, app, id);
  if (!release) throw refuse('RELEASE_GONE', app, id);
  if ('problem' in release) throw refuse('RELEASE_UNREADABLE', app, id, release.problem);
  return release;
}

/** The releases of the other apps that visitors get, without those that cannot be read. */
function listShownByOthers(state: SiteState, app: string): ReleaseDescription[] {
  const others = new Set(state.changes.map((change) => change.app));
  others.delete(app);
  return [...others].flatMap((other) =>
    listShown(state, other).flatMap((id) => {
      const release = findRelease(state, other, id);
      return release && 'contractVersion' in release ? [release] : [];
    }),
  );
}

/** The releases of an app that visitors get: the live one, and the canary. */
function listShown(state: SiteState, app: string) {
  const active = getChanges(state, app).at(-1);
  return active ? getShownReleases(active) : [];
}
