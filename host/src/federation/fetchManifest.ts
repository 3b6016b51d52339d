import type { RemoteName } from '@donate-impact/shared/contract';
import { fetchChecked } from '@donate-impact/shared/integrity';
import { assertAllowed } from './assertAllowed';
import { type Manifest, parseManifest } from './manifest';
import type { Progress } from './Progress';
import { RemoteError } from './RemoteError';

/** The browser's fetch, or a test's replacement. */
export type Fetch = typeof fetch;

/** Reads a remote's manifest: first from the page, after that from the network. */
export async function fetchManifest(
  fetch: Fetch,
  progress: Progress,
  signal: AbortSignal,
): Promise<Manifest> {
  return inlinedManifest(progress) ?? (await requestManifest(fetch, progress, signal));
}

/**
 * Fetches a remote's manifest. Throws when there is none, or none that fits. The address ends with `#` and the hash of the
 * manifest; only in development does it not.
 */
export async function requestManifest(
  fetch: Fetch,
  progress: Progress,
  signal: AbortSignal,
): Promise<Manifest> {
  assertAllowed(progress.address);
  if (progress.address.endsWith('#'))
    throw new Error('the site does not know the hash of its manifest');
  const response = await fetchChecked(progress.address, { signal, cache: 'no-store' }, fetch);
  if (!response.ok) throw new Error(`its manifest request failed with status ${response.status}`);
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
