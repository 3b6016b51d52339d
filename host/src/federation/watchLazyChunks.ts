import type { RemoteName } from '@donate-impact/shared/contract';
import { routeTable } from '@donate-impact/shared/routes';
import type { Loader } from './createLoader';
import type { Reload } from './createReload';
import { RemoteError } from './RemoteError';

const deadlineMs = 4000;

interface Watch {
  addresses: Record<RemoteName, string>;
  loader: Pick<Loader, 'releaseOf' | 'reportFailure'>;
  reloadForRelease: Reload;
}

/**
 * Watches the chunks that remotes load after their page has loaded. The remote informs the visitor of a failure; this
 * reports it to the operator, and reloads the page when the chunk is gone because a newer release replaced it.
 */
export function watchLazyChunks(watch: Watch) {
  const answered = new WeakSet<EventTarget>();
  const onAnswer = ({ type, target }: Event) => {
    if (!(target instanceof HTMLScriptElement)) return;
    answered.add(target);
    if (type === 'error') onFailure(watch, target, 'a part of a page could not be fetched');
  };
  document.addEventListener('load', onAnswer, true);
  document.addEventListener('error', onAnswer, true);
  // A script that hangs fires no event: the remote removes it from the page after its timeout.
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ removedNodes }) => [...removedNodes]))
      if (node instanceof HTMLScriptElement && !answered.has(node))
        onFailure(watch, node, 'a part of a page did not answer in time');
  }).observe(document.head, { childList: true });
}

function onFailure(
  { addresses, loader, reloadForRelease }: Watch,
  { src: address, dataset }: HTMLScriptElement,
  reason: string,
) {
  const remote =
    dataset.loader === 'shell'
      ? undefined
      : ownerOf(address, (name) => loader.releaseOf(name)?.address ?? addresses[name]);
  if (!remote) return;
  const release = loader.releaseOf(remote);
  const { version } = release ?? {};
  loader.reportFailure(new RemoteError({ remote, phase: 'chunk', address, reason, version }));
  void reloadForRelease(release, AbortSignal.timeout(deadlineMs));
}

function ownerOf(src: string, addressOf: (remote: RemoteName) => string) {
  const folderOf = (remote: RemoteName) =>
    new URL('.', new URL(addressOf(remote), window.location.href)).href;
  return routeTable.find(({ remote }) => src.startsWith(folderOf(remote)))?.remote;
}
