import { explainRefusal } from './explainRefusal';
import type { Failure } from './RemoteError';

// A script that throws again and again says nothing new.
const most = 10;

type Found = Omit<Failure, 'release'>;

/**
 * Reports the errors that nothing has caught in the scripts of shell and remotes, and the chunks that a page could not load
 * later, each once. Errors of extensions and of an operator's own scripts are not reported: their URLs are others.
 * @param isLoading whether the loader is loading from a remote, and reports what fails itself
 */
export function watchErrors(
  report: (failure: Found) => void,
  isLoading: (remote: string) => boolean,
) {
  const reported = new Set<string>();

  function reportOnce(found: Found) {
    const key = `${found.remote}: ${found.message}`;
    if (reported.has(key) || reported.size >= most) return;
    reported.add(key);
    report(found);
  }

  function onError(event: Event, thrown: unknown, place = '') {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    const { name, message, stack = '' } = error;
    const { remote, address } = findScript(thrown === error ? `${stack} ${place}` : place);
    const isChunk = name === 'ChunkLoadError';
    if (!address || event.defaultPrevented || isLoading(remote)) return;
    // A chunk whose script has failed is reported by the event below; one that hangs has none.
    if (isChunk && Reflect.get(error, 'type') !== 'timeout') return;
    const phase = isChunk ? 'chunk' : 'script';
    reportOnce({ remote, phase, address, message });
  }

  // Afterwards, because Chromium calls listeners of this event in the order in which they were added.
  window.addEventListener('error', (event) => {
    // The loader reports what a script throws while it is loaded.
    if (!isLoading(findScript(event.filename).remote))
      setTimeout(onError, 0, event, event.error ?? event.message, event.filename);
  });
  window.addEventListener('unhandledrejection', (event) => onError(event, event.reason));
  document.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement)) return;
      const { remote, address } = findScript(target.src);
      if (!address || isLoading(remote)) return;
      void explainRefusal(target.src, target.integrity).then(({ message }) =>
        reportOnce({ remote, phase: 'chunk', address, message }),
      );
    },
    true,
  );
}

const script = /(?:^|[\s(@])([^\s(@]*\/(?:remotes\/(\w+)|host)\/[^\s():?#]+)/;

/** Finds the first script of the site in a text, such as the stack of an error, and whose it is; no address if there is none. */
export function findScript(text: string) {
  const [, address = '', remote = 'host'] = script.exec(text) ?? [];
  return { remote, address };
}
