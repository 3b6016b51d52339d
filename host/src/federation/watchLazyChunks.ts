import type { RemoteName } from '@donate-impact/shared/contract';
import { reloadForRelease } from './newRelease';
import { RemoteError } from './RemoteError';
import { releases } from './releases';
import { remoteAddresses } from './remoteAddresses';
import { reportFailure } from './reportFailure';

const deadlineMs = 4000;

/**
 * Watches what remotes load by themselves after their page is there. The remote tells the visitor; this tells
 * the operator, and where the chunk is gone because a newer release has taken its place, loads the page anew.
 */
export function watchLazyChunks() {
  window.addEventListener('error', ({ target }) => onError(target), true);
}

function onError(target: EventTarget | null) {
  if (!(target instanceof HTMLScriptElement) || target.dataset.loader === 'shell') return;
  const remote = ownerOf(target.src);
  if (!remote) return;
  const release = releases.get(remote);
  const reason = 'a part of a page could not be fetched';
  const { src: address } = target;
  reportFailure(
    new RemoteError({ remote, phase: 'chunk', address, reason, version: release?.version }),
  );
  void reloadForRelease(release, AbortSignal.timeout(deadlineMs));
}

function ownerOf(src: string): RemoteName | undefined {
  const { marketing, wizard, results } = remoteAddresses();
  const owns = (address: string) =>
    src.startsWith(new URL('.', new URL(address, window.location.href)).href);
  if (owns(marketing)) return 'marketing';
  if (owns(wizard)) return 'wizard';
  return owns(results) ? 'results' : undefined;
}
