import { formatReleases, getShare } from '@donate-impact/releases/ReleaseChange';
import { getChanges } from '@donate-impact/releases/SiteState';
import type { Deployment } from './docker';
import { formatTable } from './formatTable';
import { readState } from './transaction';

/** Lists an app's releases and the changes of its active release, the newest first. */
export async function listReleases(site: Deployment, app: string) {
  const state = await readState(site, app);
  const changes = getChanges(state, app);
  const active = changes.at(-1);
  const formatShare = (id: string) => {
    const share = getShare(active, id);
    if (share === 100) return 'all';
    return share > 0 ? `${share} %` : '';
  };
  const releases = state.releases
    .filter((release) => release.app === app)
    .sort((one, other) => other.deployed - one.deployed)
    .map((release) => [
      release.id,
      formatShare(release.id),
      formatTime(new Date(release.deployed * 1000).toISOString()),
      ...('problem' in release ? [release.problem] : [release.commit, release.contractVersion]),
    ]);
  const history = changes.toReversed().map(({ at, by, deployed, live, canary, why }) => {
    const preview = deployed ? `deployed ${deployed}; ` : '';
    return [formatTime(at), preview + formatReleases(live, canary), by, why];
  });
  return [
    formatTable(['release', 'visitors', 'deployed (UTC)', 'commit', 'contract'], releases),
    formatTable(['changed (UTC)', 'to', 'by', 'why'], history),
  ].join('\n\n');
}

const formatTime = (iso: string) => iso.slice(0, 19).replace('T', ' ');
