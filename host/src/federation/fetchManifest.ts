import type { RemoteName } from '@donate-impact/shared/contract';
import { type Manifest, parseManifest } from './manifest';
import { RemoteError } from './RemoteError';
import type { Trail } from './Trail';

/** Reads a remote's manifest: the one that came in the page at first, from the network after that. */
export async function fetchManifest(trail: Trail, signal: AbortSignal): Promise<Manifest> {
  return inlinedManifest(trail) ?? (await requestManifest(trail, signal));
}

/** Reads a remote's manifest as it is served now; throws when there is none that fits. */
export async function requestManifest(trail: Trail, signal: AbortSignal): Promise<Manifest> {
  const response = await fetch(trail.address, { signal, cache: 'no-store' });
  if (!response.ok) throw new Error(`its manifest was answered with status ${response.status}`);
  return parseManifest(trail, await response.json());
}

function inlinedManifest(trail: Trail) {
  const inlined = takeInlined(trail.remote);
  if (!inlined) return null;
  try {
    return parseManifest(trail, JSON.parse(inlined));
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
