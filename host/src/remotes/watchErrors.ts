import { SilenceError } from '@donate-impact/shared/network';
import { explainRefusal } from './explainRefusal';
import { type Failure, findFrames } from './RemoteError';

// Caps reports per page: a script that keeps throwing adds no information.
const maxReportsPerPage = 10;

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
  // The hashes of the scripts that failed: a bundler removes those from the page.
  const integrities = new Map<string, string>();

  function reportOnce(found: Found) {
    const key = `${found.remote}: ${found.message}`;
    if (reported.has(key) || reported.size >= maxReportsPerPage) return;
    reported.add(key);
    report(found);
  }

  function onError(event: Event, thrown: unknown, place = '') {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    const { message, stack = '' } = error;
    const text = thrown === error && findFrames(stack) ? stack : place;
    const { remote, address } = findScript(text);
    if (event.defaultPrevented) return;
    // The loader catches those of the pages that it loads.
    if (isChunkError(error)) void reportChunk(error);
    else if (address && !isLoading(remote))
      reportOnce({ remote, phase: 'script', address, message, frames: findFrames(text) });
  }

  async function reportChunk(error: Error) {
    const request = String(Reflect.get(error, 'request'));
    const { remote, address } = findScript(request);
    if (!address) return;
    const integrity = integrities.get(request);
    // One that has loaded, but lacks what was asked for, has not failed.
    const cause = integrity === undefined ? error : await explainRefusal(request, integrity);
    const phase = cause instanceof SilenceError ? 'slow' : 'chunk';
    reportOnce({ remote, phase, address, message: cause.message });
  }

  // Afterwards, because Chromium calls listeners of this event in the order in which they were added.
  window.addEventListener('error', (event) => {
    const { error, message, filename, lineno, colno } = event;
    // The loader reports what a script throws while it is loaded.
    if (isChunkError(error) || !isLoading(findScript(filename).remote))
      setTimeout(onError, 0, event, error ?? message, `${filename}:${lineno}:${colno}`);
  });
  window.addEventListener('unhandledrejection', (event) => onError(event, event.reason));
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement) integrities.set(target.src, target.integrity);
    },
    true,
  );
}

function isChunkError(thrown: unknown) {
  return thrown instanceof Error && thrown.name === 'ChunkLoadError';
}

const script = /(?:^|[\s(@])([^\s(@]*\/(?:remotes\/(\w+)|host)\/[^\s():?#]+)/;

/** Finds the first script of the site in a text, such as the stack of an error, and whose it is; no address if there is none. */
export function findScript(text: string) {
  const [, address = '', remote = 'host'] = script.exec(text) ?? [];
  return { remote, address };
}
