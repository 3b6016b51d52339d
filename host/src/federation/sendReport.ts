import type { RemoteError } from './RemoteError';

/**
 * Reports a failure to the operator's gateway, if the page says that reports are on. A report has the part, the phase,
 * the release and the message, and nothing of the visitor. Whether it arrives makes no difference to the page.
 */
export function sendReport(fetch: typeof globalThis.fetch, error: RemoteError) {
  if (document.documentElement.dataset.reports !== 'on') return;
  const { remote: part, phase, address } = error;
  const [, release = 'none'] = /\/remotes\/\w+\/(\w+)\//.exec(address) ?? [];
  const message = error.message.replace(/[^ -~]|["\\]/g, ' ').slice(0, 300);
  const body = JSON.stringify({ part, phase, release, message });
  void fetch('/failures', { method: 'POST', body, keepalive: true }).catch(() => {});
}
