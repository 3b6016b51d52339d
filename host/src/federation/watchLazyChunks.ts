import type { RemoteName } from '@donate-impact/shared/contract';
import { IntegrityError } from '@donate-impact/shared/integrity';
import { siteRoutes } from '../siteRemotes';
import type { Loader } from './createLoader';
import type { Reload } from './createReload';
import { RemoteError } from './RemoteError';
import { refusalOf } from './refusalOf';

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
    if (type === 'error') void onError(watch, target);
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

const notFetched = 'a part of a page could not be fetched';

async function onError(watch: Watch, script: HTMLScriptElement) {
  if (!script.integrity || isShells(script)) return onFailure(watch, script, notFetched);
  const refusal = await refusalOf(script.src, script.integrity);
  onFailure(watch, script, refusal instanceof IntegrityError ? refusal.message : notFetched);
}

function onFailure(
  { addresses, loader, reloadForRelease }: Watch,
  script: HTMLScriptElement,
  reason: string,
) {
  const address = script.src;
  const remote = isShells(script)
    ? undefined
    : ownerOf(address, (name) => loader.releaseOf(name)?.address ?? addresses[name]);
  if (!remote) return;
  const release = loader.releaseOf(remote);
  loader.reportFailure(new RemoteError({ remote, phase: 'chunk', address, reason }));
  void reloadForRelease(release, AbortSignal.timeout(deadlineMs));
}

const isShells = ({ dataset }: HTMLScriptElement) => dataset.loader === 'shell';

function ownerOf(src: string, addressOf: (remote: RemoteName) => string) {
  const folderOf = (remote: RemoteName) =>
    new URL('.', new URL(addressOf(remote), window.location.href)).href;
  return siteRoutes.find(({ remote }) => src.startsWith(folderOf(remote)))?.remote;
}
