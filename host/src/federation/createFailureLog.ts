import type { RemoteError } from './RemoteError';

/** The event on `window` that an operator's script may listen to; its `detail` is what the console line says. */
const failureEvent = 'donate-impact:remote-failure';

/** Reports failures to the operator and knows whether there was any. */
export function createFailureLog() {
  let isEmpty = true;

  return {
    /** Reports a failure in one structured console line and one event. Nothing is sent anywhere. */
    report({ remote, phase, address, version, message }: RemoteError) {
      isEmpty = false;
      const detail = { remote, phase, address, version: version ?? 'unknown', message };
      console.error(`[${failureEvent}] ${JSON.stringify(detail)}`);
      window.dispatchEvent(new CustomEvent(failureEvent, { detail }));
    },

    /** Whether no failure has been reported since the page was loaded. */
    isEmpty: () => isEmpty,
  };
}
