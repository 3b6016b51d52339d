import { findCanary, findLive } from '@donate-impact/build/activeRelease';
import { remoteNames } from '@donate-impact/build/remotes';
import { fitOf } from '@donate-impact/shared/contract';
import type { Asked } from './decideChange';
import { findRelease, getActive, type Release, type State } from './State';
import { UserError } from './UserError';

/** Throws if a release is gone, if the live shell would refuse it, or if it is a shell that would refuse a live remote. */
export function assertUsable(state: State, app: string, id: string, asked: Asked) {
  const contract = asked.contract || findRelease(state, app, id)?.contractVersion;
  if (contract === undefined)
    throw new UserError(`The release ${id} of ${app} is not there any more. Nothing has changed.`);
  for (const other of app === 'host' ? remoteNames : ['host'])
    for (const { contractVersion: live } of getShown(state, other)) {
      const fit = app === 'host' ? fitOf(live, contract) : fitOf(contract, live);
      if (fit === 'fits') continue;
      throw new UserError(
        `This release has contract ${contract}, the live ${other} has ${live}, and the shell shows only remotes of its own ` +
          `major version, and of no newer minor version. ${explainWayOut(app, other, fit)}`,
      );
    }
}

/** The releases of an app that visitors get: the live one, and the canary. */
function getShown(state: State, app: string): Release[] {
  const active = getActive(state, app);
  const ids = active ? [findLive(active), findCanary(active)?.id ?? ''] : [];
  return ids.flatMap((id) => findRelease(state, app, id) ?? []);
}

/** Throws if an app already has one of the paths, unless a page moves from that app. */
export function assertFree(state: State, app: string, { paths, takes }: Asked) {
  const claimed = parsePaths(paths);
  const others = new Set(state.changes.map(({ app: name }) => name));
  for (const other of others) {
    const shown = other === app || other === takes ? [] : getShown(state, other);
    const theirs = shown.flatMap((release) => parsePaths(release.paths));
    const path = claimed.find((each) => theirs.includes(each));
    if (path)
      throw new UserError(
        `${app} and ${other} both claim the path ${path}. Nothing has changed. If the page moves, add --takes ${other}.`,
      );
  }
}

/** Removes the names of parameters, which make no difference to the URLs that a path matches. */
function parsePaths(paths = '') {
  return paths
    .split(' ')
    .filter(Boolean)
    .map((path) => path.replace(/:\w+/g, ':…'));
}

function explainWayOut(app: string, other: string, fit: 'newer' | 'different') {
  if (app !== 'host') return 'Release the shell first.';
  return fit === 'newer'
    ? `Roll ${other} back or switch it off first.`
    : `Switch ${other} off first.`;
}
