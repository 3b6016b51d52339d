import { forgetChunks } from '@donate-impact/patches/browser/forgetChunks';
import { type Fetch, fetchManifest } from './fetchManifest';
import { entryOf } from './manifest';
import type { Progress } from './Progress';
import type { Release, Remote } from './Remote';

interface Tools {
  fetch: Fetch;
}

/** Fetches the current release of a remote. */
export async function fetchRelease(
  { fetch }: Tools,
  remote: Remote,
  progress: Progress,
  signal: AbortSignal,
): Promise<Release> {
  const { name, address } = remote;
  const manifest = await fetchManifest(fetch, progress, signal);
  const tries = remote.fetched;
  remote.fetched += 1;
  if (tries > 0) forgetChunks(name);
  const entry = entryOf(manifest, address);
  const { remoteEntry } = manifest.metaData;
  const integrity = manifest.integrity[remoteEntry.path + remoteEntry.name];
  const files = { address, manifest, entry, integrity };
  return { remote: name, tries, ...files, state: { name: 'untried' } };
}
