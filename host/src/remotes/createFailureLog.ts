import type { Failure } from './RemoteError';

/** The event on `window` that an operator's script can listen for. Its `detail` matches the console line. */
const failureEvent = 'donate-impact:remote-failure';

/** The `detail` of the event. */
interface Detail extends Omit<Failure, 'isRecovered'> {
  /** Whether a retry or another release worked. */
  recovered: boolean;
}

/** The list on `window` with the details of the first events, for a script that listens late. */
const list = 'donateImpactFailures';
const longest = 50;

/** Reports failures to the operator and records whether a visitor has seen any. */
export function createFailureLog() {
  const details: Detail[] = [];
  Reflect.set(window, list, details);
  let isEmpty = true;

  return {
    /** Reports a failure in one structured console line and one event. Sends nothing over the network. */
    report({ remote, phase, address, release, message, isRecovered: recovered = false }: Failure) {
      const isSeen = !recovered && phase !== 'script';
      if (isSeen) isEmpty = false;
      const detail: Detail = { remote, phase, address, release, recovered, message };
      console[recovered ? 'warn' : 'error'](`[${failureEvent}] ${JSON.stringify(detail)}`);
      if (details.length < longest) details.push(detail);
      window.dispatchEvent(new CustomEvent(failureEvent, { detail }));
    },

    /** Whether no page or data file has failed for the visitor since the page loaded. */
    isEmpty: () => isEmpty,
  };
}
