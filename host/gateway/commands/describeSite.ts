import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readActiveReleases } from '@donate-impact/releases/activeReleases';
import { getShownReleases } from '@donate-impact/releases/ReleaseChange';
import { describeRelease, listReleases } from '@donate-impact/releases/releaseFolder';
import {
  type DeployedRelease,
  describeDeployed,
  type SiteState,
} from '@donate-impact/releases/SiteState';

/**
 * Describes the active and the deployed releases for a command on one app. Of other apps, it reads only the releases that
 * visitors get, and what cannot be read of them is part of the description.
 * @param app the app whose releases are all read
 * @param apps the folder with the folders of every app's releases
 * @param active the folder of the active releases that commands have changed
 */
export async function describeSite(app: string, apps: string, active: string): Promise<SiteState> {
  const changed = readActiveReleases(active);
  const names = existsSync(apps) ? readdirSync(apps) : [];
  const isUnchanged = (name: string) => !changed.some((change) => change.app === name);
  // An app's first release is active until a command changes it.
  const initialChanges = names.filter(isUnchanged).flatMap((name) => readInitial(apps, name, app));
  const changes = [...initialChanges, ...changed];
  const releases = await Promise.all(names.map(describeReleases));
  return { changes, releases: releases.flat() };

  async function describeReleases(name: string): Promise<DeployedRelease[]> {
    const folder = join(apps, name);
    const last = changes.findLast((change) => change.app === name);
    const shown = last ? getShownReleases(last) : [];
    const ids = (await listReleases(folder)).filter((id) => name === app || shown.includes(id));
    const all = ids.flatMap((id): Promise<DeployedRelease>[] => {
      // Another command may have just removed it.
      const stats = statSync(join(folder, id), { throwIfNoEntry: false });
      const deployed = Math.floor((stats?.mtimeMs ?? 0) / 1000);
      return stats ? [describeDeployed(name, id, deployed, describeRelease(folder, name, id))] : [];
    });
    return Promise.all(all);
  }
}

/** Reads the changes that an app's first release has brought. Another app's damaged file does not end the command. */
function readInitial(apps: string, name: string, app: string) {
  try {
    return readActiveReleases(join(apps, name)).filter((change) => change.app === name);
  } catch (refusal) {
    if (name === app) throw refusal;
    return [];
  }
}
