import type { RemoteName } from '@donate-impact/shared/contract';
import { type Manifest, parseManifest } from './manifest';
import type { Progress } from './Progress';
import { RemoteError } from './RemoteError';

/** The browser's fetch, or what a test has in its place. */
export type Fetch = typeof fetch;

/** Reads a remote's manifest: the one that came in the page at first, from the network after that. */
export async function fetchManifest(
  fetch: Fetch,
  progress: Progress,
  signal: AbortSignal,
): Promise<Manifest> {
  return inlinedManifest(progress) ?? (await requestManifest(fetch, progress, signal));
}

/** Reads a remote's manifest as it is served now; throws when there is none that fits. */
export async function requestManifest(
  fetch: Fetch,
  progress: Progress,
  signal: AbortSignal,
): Promise<Manifest> {
  const response = await fetch(progress.address, { signal, cache: 'no-store' });
  if (!response.ok) throw new Error(`its manifest was answered with status ${response.status}`);
  return parseManifest(progress, await response.json());
}

function inlinedManifest(progress: Progress) {
  const inlined = takeInlined(progress.remote);
  if (!inlined) return null;
  try {
    return parseManifest(progress, JSON.parse(inlined));
  } catch (error) {
    if (error instanceof RemoteError && error.phase === 'contract') throw error;
    return null;
  }
}

function takeInlined(remote: RemoteName) {
  const element = document.querySelector(`script[data-manifest="${remote}"]`);
  element?.remove();
  return element?.textContent;
}
