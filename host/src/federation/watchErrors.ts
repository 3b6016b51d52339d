import { ownerIn } from './ownerIn';
import type { Failure } from './RemoteError';

// A script that throws again and again says nothing new.
const most = 10;

/**
 * Reports the errors that nothing has caught in the scripts of parts, each once. A part is found by the address of the
 * script, so errors of extensions and of an operator's own script are not among them.
 */
export function watchErrors(report: (failure: Failure) => void) {
  const reported = new Set<string>();

  function onError(event: Event, thrown: unknown, place = '') {
    const { message, stack = '' } = thrown instanceof Error ? thrown : { message: String(thrown) };
    const { remote, address } = ownerIn(`${stack} ${place}`);
    // What a script throws while it is loaded is the loader's to report (createScriptRunner.ts).
    if (!address || event.defaultPrevented || reported.has(message) || reported.size >= most)
      return;
    reported.add(message);
    report({ remote, phase: 'script', address, message: `${remote}: ${message}` });
  }

  // Afterwards, because Chromium calls listeners of this event in the order in which they were added.
  window.addEventListener('error', (event) =>
    setTimeout(onError, 0, event, event.error ?? event.message, event.filename),
  );
  window.addEventListener('unhandledrejection', (event) => onError(event, event.reason));
}
