/** @jest-environment jest-fixed-jsdom */
import { createReporter } from './createReporter';
import type { Failure } from './RemoteError';

const address = '/remotes/wizard/static/js/e.js';
const release = '0123456789abcdef0123456789abcdef';
const detail = {
  remote: 'wizard',
  phase: 'entry',
  address,
  release,
  recovered: false,
  message: 'wizard: gone',
};

const gone: Failure = { remote: 'wizard', release, phase: 'entry', address, message: 'gone' };

const request = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
const failed: Failure = {
  remote: 'wizard',
  release,
  phase: 'chunk',
  address: 'http://localhost/remotes/wizard/static/js/a.js',
  message: 'it threw "no\\such\nthing" \u{1f4a5}',
  frames: ['/remotes/wizard/static/js/a.js:1:20'],
};

let line: jest.SpyInstance;
let warning: jest.SpyInstance;

beforeEach(() => {
  request.mockReset().mockResolvedValue(new Response(null, { status: 204 }));
  line = jest.spyOn(console, 'error').mockReset().mockImplementation();
  warning = jest.spyOn(console, 'warn').mockReset().mockImplementation();
});

it('reports a failure in one console line and one event with the same details', () => {
  const details: unknown[] = [];
  window.addEventListener('donate-impact:remote-failure', (event) =>
    details.push(Reflect.get(event, 'detail')),
  );

  const reporter = createReporter();
  expect(reporter.hasFailed()).toBe(false);

  reporter.report(gone);

  expect(details).toEqual([detail]);
  expect(line.mock.calls).toEqual([[`[donate-impact:remote-failure] ${JSON.stringify(detail)}`]]);
  expect(reporter.hasFailed()).toBe(true);
});

it('reports a retry that worked as a warning, because the visitor has seen no failure', () => {
  const reporter = createReporter();

  reporter.report({ ...gone, isRecovered: true });

  const text = JSON.stringify({ ...detail, recovered: true });
  expect(warning.mock.calls).toEqual([[`[donate-impact:remote-failure] ${text}`]]);
  expect(line).not.toHaveBeenCalled();
  expect(reporter.hasFailed()).toBe(false);
});

it('keeps the first fifty events for a script that listens late', () => {
  const reporter = createReporter();

  for (let count = 0; count < 60; count += 1) reporter.report(gone);

  expect(Reflect.get(window, 'donateImpactFailures')).toEqual(Array(50).fill(detail));
});

it('sends app, phase, release, message and place in one line that the gateway accepts', () => {
  createReporter(request).report(failed);

  const [address, { method, body } = {}] = request.mock.calls[0] ?? [];
  expect([address, method]).toEqual(['/failures', 'POST']);
  expect(body).toMatch(
    /^\{"remote":"wizard","phase":"chunk","release":"0123456789abcdef0123456789abcdef","message":"wizard: it threw {2}no such thing [^"\\]*","frames":\["\/remotes\/wizard\/static\/js\/a\.js:1:20"\]\}$/,
  );
});

it('says when a retry has worked, not when another release has taken over', () => {
  createReporter(request).report({ ...failed, isRecovered: true });

  createReporter(request).report({ ...failed, isRecovered: true, replacedBy: 'old' });

  expect(request.mock.calls[0]?.[1]?.body).toMatch(/,"recovered":true\}$/);
  expect(request.mock.calls[1]?.[1]?.body).not.toContain('recovered');
});

it('cuts a long message', () => {
  createReporter(request).report({ ...gone, release: 'none', message: 'x'.repeat(1000) });

  expect(JSON.parse(String(request.mock.calls[0]?.[1]?.body))).toMatchObject({
    release: 'none',
    message: expect.stringMatching(/^.{300}$/),
  });
});

it('does not fail when the report does not arrive', async () => {
  request.mockRejectedValue(new TypeError('offline'));

  createReporter(request).report(failed);

  // Jest fails a test that leaves a rejection.
  await new Promise((resume) => setTimeout(resume));
  expect(request).toHaveBeenCalled();
});
