import { findCanary, findLive } from '@donate-impact/build/activeRelease';
import type { Site } from './docker';
import { getActive, getChanges } from './State';
import { transaction } from './transaction';

/** Lists an app's releases and the changes of its active release, the newest first. */
export function listReleases(site: Site, app: string) {
  return transaction(site, null, async (state) => {
    const active = getActive(state, app);
    const canary = active && findCanary(active);
    const visitors = (id: string) => {
      if (canary?.id === id) return `${canary.share} %`;
      if (active && findLive(active) === id) return canary ? `${100 - canary.share} %` : 'all';
      return '';
    };
    const releases = state.releases
      .filter((release) => release.app === app)
      .sort((a, b) => b.deployed - a.deployed)
      .map(({ id, deployed, commit, contractVersion }) => [
        id,
        visitors(id),
        moment(new Date(deployed * 1000).toISOString()),
        commit,
        contractVersion,
      ]);
    const history = getChanges(state, app)
      .reverse()
      .map(({ at, by, deployed, releases, why }) => [
        moment(at),
        deployed ? `deployed ${deployed}; ${releases}` : releases,
        by,
        why,
      ]);
    return [
      table(['release', 'visitors', 'deployed (UTC)', 'commit', 'contract'], releases),
      table(['changed (UTC)', 'to', 'by', 'why'], history),
    ].join('\n\n');
  });
}

const moment = (iso: string) => iso.slice(0, 19).replace('T', ' ');

function table(head: string[], rows: string[][]) {
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)),
  );
  return [head, ...rows]
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
