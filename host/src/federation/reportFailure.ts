import type { RemoteError } from './RemoteError';

/** The event on `window` that an operator's script may listen to; its `detail` is what the console line says. */
const failureEvent = 'donate-impact:remote-failure';

let hasReported = false;

/** Whether any failure was told of since the page was loaded. */
export const hasReportedFailure = () => hasReported;

/** Tells of a failure in one structured console line and one event. Nothing is sent anywhere. */
export function reportFailure({ remote, phase, address, version, message }: RemoteError) {
  hasReported = true;
  const detail = { remote, phase, address, version: version ?? 'unknown', message };
  console.error(`[${failureEvent}] ${JSON.stringify(detail)}`);
  window.dispatchEvent(new CustomEvent(failureEvent, { detail }));
}
