import { computeIntegrity } from '@donate-impact/releases/release';

// Until the shell runs and reports failures itself. Inline, so that what changes or withholds the shell's scripts leaves it alone.
// It waits a second, which a page does not have that a visitor leaves: Firefox then ends its requests, and tells it of that.
const code = String.raw`
for (const type of ['error', 'unhandledrejection'])
  addEventListener(type, async (event) => {
    const { target: { src }, filename = src, lineno = 0, colno = 0, reason } = event;
    const place = reason?.stack ?? filename + ':' + lineno + ':' + colno;
    const [frame] = /\/host\/static\/js\/[\w.-]+:\d+:\d+/.exec(place) ?? [];
    if (!frame || performance.getEntriesByName('shell-started')[0]) return;
    await new Promise((resume) => setTimeout(resume, 1000));
    const { ok } = src ? await fetch(src, { cache: 'only-if-cached', mode: 'same-origin' }).catch(() => ({})) : {};
    const message = event.message ?? reason?.message ?? (ok ? 'it was changed on its way' : 'it could not be fetched');
    const text = ('host: ' + message).replace(/[^ -~]|["\\]/g, ' ').slice(0, 300);
    const report = { remote: 'host', phase: 'start', release: 'none', message: text, frames: [frame] };
    fetch('/failures', { method: 'POST', body: JSON.stringify(report), keepalive: true });
  }, true);
`
  // As a proxy would that removes white space: the hash must stay.
  .replace(/\s+/g, ' ')
  .trim();

/**
 * The inline script of a page that reports what keeps the shell from running: a script of it that a browser refuses or does
 * not get, or that throws. `hash` is for the page's policy.
 */
export const startReporter = {
  tag: `<script>${code}</script>`,
  hash: computeIntegrity(code, 'sha256'),
};
