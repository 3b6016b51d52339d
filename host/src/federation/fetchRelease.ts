import type { RemoteName } from '@donate-impact/shared/contract';
import { registerRemotes } from '@module-federation/runtime';
import { fetchManifest } from './fetchManifest';
import { forgetChunks } from './forgetChunks';
import { entryOf } from './manifest';
import type { Release } from './Release';
import type { Trail } from './Trail';

const tries = new Map<RemoteName, number>();

/** Finds out which release of a remote is served now, and makes it known to the federation runtime. */
export async function fetchRelease(trail: Trail, signal: AbortSignal): Promise<Release> {
  const { remote, address } = trail;
  const manifest = await fetchManifest(trail, signal);
  const count = tries.get(remote) ?? 0;
  tries.set(remote, count + 1);
  if (count > 0) forgetChunks(remote);
  const entry = entryOf(manifest, address);
  const id = count > 0 ? `${remote}-${count}` : remote;
  registerRemotes([{ name: id, entry, entryGlobalName: remote }]);
  const { buildVersion: version } = manifest.metaData.buildInfo;
  return { remote, id, tries: count, manifest, version, entry, isLive: false, isBroken: false };
}
