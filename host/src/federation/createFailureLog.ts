import type { RemoteError } from './RemoteError';

/** The event on `window` that an operator's script can listen for. Its `detail` matches the console line. */
const failureEvent = 'donate-impact:remote-failure';

/** Reports failures to the operator and records whether there were any. */
export function createFailureLog() {
  let isEmpty = true;

  return {
    /** Reports a failure in one structured console line and one event. Sends nothing over the network. */
    report({ remote, phase, address, version, message }: RemoteError) {
      isEmpty = false;
      const detail = { remote, phase, address, version: version ?? 'unknown', message };
      console.error(`[${failureEvent}] ${JSON.stringify(detail)}`);
      window.dispatchEvent(new CustomEvent(failureEvent, { detail }));
    },

    /** Whether no failure has been reported since the page loaded. */
    isEmpty: () => isEmpty,
  };
}
