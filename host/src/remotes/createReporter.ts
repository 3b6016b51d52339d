import type { Failure } from './RemoteError';

/** The event on `window` that an operator's script can listen for. Its `detail` matches the console line. */
const failureEvent = 'donate-impact:remote-failure';

/** The list on `window` with the details of the first events, for a script that listens late. */
const list = 'donateImpactFailures';
/** What a page reports at most: what keeps failing adds no information. */
const longest = 50;

/**
 * Reports failures to the operator: each in a line of the console, in an event on `window` and, if the site asks for
 * reports, in a request to the gateway. No report has anything of the visitor.
 * @param fetch sends the requests; without it there are none
 */
export function createReporter(fetch?: typeof globalThis.fetch) {
  const details: unknown[] = [];
  Reflect.set(window, list, details);
  let isSeen = false;

  return {
    report(failure: Failure) {
      const { remote, phase, address, release, frames, isRecovered: recovered = false } = failure;
      if (!recovered && phase !== 'script') isSeen = true;
      if (details.length === longest) return;
      const message = `${remote}: ${failure.message}`;
      const detail = { remote, phase, address, release, recovered, message, frames };
      console[recovered ? 'warn' : 'error'](`[${failureEvent}] ${JSON.stringify(detail)}`);
      details.push(detail);
      window.dispatchEvent(new CustomEvent(failureEvent, { detail }));
      if (fetch) send(fetch, { ...failure, message });
    },

    /** True once a page or the data file has failed for the visitor. */
    hasFailed: () => isSeen,
  };
}

function send(fetch: typeof globalThis.fetch, failure: Failure) {
  const { remote, phase, release, frames, isRecovered, replacedBy } = failure;
  // To an operator, a release that another had to replace has failed.
  const recovered = replacedBy ? undefined : isRecovered;
  const message = failure.message.replace(/[^ -~]|["\\]/g, ' ').slice(0, 300);
  const body = JSON.stringify({ remote, phase, release, message, frames, recovered });
  // The page is the same whether or not the report arrives.
  void fetch('/failures', { method: 'POST', body, keepalive: true }).catch(() => {});
}
