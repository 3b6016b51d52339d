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
  const answered = new WeakSet<EventTarget>();
  const onAnswer = ({ type, target }: Event) => {
    if (!(target instanceof HTMLScriptElement)) return;
    answered.add(target);
    if (type === 'error') onFailure(target, 'a part of a page could not be fetched');
  };
  document.addEventListener('load', onAnswer, true);
  document.addEventListener('error', onAnswer, true);
  // A script that hangs gives no event: the remote takes it out of the page when it has waited long enough.
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ removedNodes }) => [...removedNodes]))
      if (node instanceof HTMLScriptElement && !answered.has(node))
        onFailure(node, 'a part of a page did not answer in time');
  }).observe(document.head, { childList: true });
}

function onFailure({ src: address, dataset }: HTMLScriptElement, reason: string) {
  const remote = dataset.loader === 'shell' ? undefined : ownerOf(address);
  if (!remote) return;
  const release = releases.get(remote);
  const { version } = release ?? {};
  reportFailure(new RemoteError({ remote, phase: 'chunk', address, reason, version }));
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
