import { forgetChunks } from '@donate-impact/patches/browser/forgetChunks';
import type { ModuleFederation } from '@module-federation/runtime';
import { type Fetch, fetchManifest } from './fetchManifest';
import { entryOf } from './manifest';
import type { Progress } from './Progress';
import type { Release, Remote } from './Remote';

interface Tools {
  fetch: Fetch;
  federation: Pick<ModuleFederation, 'registerRemotes'>;
}

/** Fetches the current release of a remote and registers it with the federation runtime. */
export async function fetchRelease(
  { fetch, federation }: Tools,
  remote: Remote,
  progress: Progress,
  signal: AbortSignal,
): Promise<Release> {
  const { name, address } = remote;
  const manifest = await fetchManifest(fetch, progress, signal);
  const tries = remote.registered;
  remote.registered += 1;
  if (tries > 0) forgetChunks(name);
  const entry = entryOf(manifest, address);
  const id = tries > 0 ? `${name}-${tries}` : name;
  federation.registerRemotes([{ name: id, entry, entryGlobalName: name }]);
  const { remoteEntry } = manifest.metaData;
  const integrity = manifest.integrity[remoteEntry.path + remoteEntry.name];
  const files = { address, manifest, entry, integrity };
  return { remote: name, id, tries, ...files, state: { name: 'untried' } };
}
