import { ownerIn } from './ownerIn';
import type { Failure } from './RemoteError';

/**
 * Reports a failure to the operator's gateway, if the page says that reports are on. A report has the part, the phase,
 * the release, the message and whether a retry worked, and nothing of the visitor. Whether it arrives makes no
 * difference to the page.
 */
export function sendReport(fetch: typeof globalThis.fetch, failure: Failure) {
  if (document.documentElement.dataset.reports !== 'on') return;
  const { remote: part, phase, address, isRecovered: recovered } = failure;
  const message = failure.message.replace(/[^ -~]|["\\]/g, ' ').slice(0, 300);
  const { release } = ownerIn(address);
  const body = JSON.stringify({ part, phase, release, message, recovered });
  void fetch('/failures', { method: 'POST', body, keepalive: true }).catch(() => {});
}
