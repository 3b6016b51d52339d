import type { Failure } from './RemoteError';

/**
 * Reports a failure to the operator's gateway. A report has the part, the phase, the release, the message and whether a
 * retry worked, and nothing of the visitor. Whether it arrives makes no difference to the page.
 */
export function sendReport(fetch: typeof globalThis.fetch, failure: Failure) {
  const { remote: part, phase, release, isRecovered, replacedBy } = failure;
  // To an operator, a release that another had to replace has failed.
  const recovered = replacedBy ? undefined : isRecovered;
  const message = failure.message.replace(/[^ -~]|["\\]/g, ' ').slice(0, 300);
  const body = JSON.stringify({ part, phase, release, message, recovered });
  void fetch('/failures', { method: 'POST', body, keepalive: true }).catch(() => {});
}
