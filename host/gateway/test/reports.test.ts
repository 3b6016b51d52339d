import { computeIntegrity } from '@donate-impact/releases/release';
import { parseConfig } from './ask';
import { serveBuilds } from './startGateway';

const server = serveBuilds({ REPORTS: true });
const report = JSON.stringify({
  app: 'wizard',
  phase: 'chunk',
  release: '0123456789abcdef0123456789abcdef',
  message: 'it [was] gone',
});

it('takes a report of a failure, and refuses one that is too long', async () => {
  for (const headers of [undefined, { 'Transfer-Encoding': 'chunked' }]) {
    expect(await server.post(report, '/failures', headers)).toBe(204);
    expect(await server.post(report.padEnd(1025), '/failures', headers)).toBe(413);
  }
});

it('takes reports at one address only, and there nothing else', async () => {
  expect(await server.post('{}', '/failures?')).toBe(204);
  expect(await server.post('{}', '//failures')).toBe(405);
  expect(await server.post('{}', '/')).toBe(405);
  expect((await server.ask('/failures')).status).toBe(404);
  expect((await server.ask('/failures', {}, 'PUT')).status).toBe(405);
});

it('takes reports, and has pages and browsers send them, only if the operator wants them', async () => {
  for (const reportsAreOn of [false, true]) {
    server.set({ REPORTS: reportsAreOn });

    expect(await server.post(report)).toBe(reportsAreOn ? 204 : 405);
    const page = await server.ask('/demo');
    expect(parseConfig(page).reports).toBe(reportsAreOn);
    const endpoint = reportsAreOn ? 'default="/failures"' : undefined;
    expect(page.headers['reporting-endpoints']).toBe(endpoint);
    // It tells of a shell that does not start.
    const [, script] = /<script>(.*?)<\/script>/s.exec(page.body) ?? [];
    expect(script !== undefined).toBe(reportsAreOn);
    const hash = script ? ` '${computeIntegrity(script, 'sha256')}'` : '';
    expect(page.headers['content-security-policy']).toContain(`; script-src 'self'${hash}; `);
  }
});

it('logs the frames of a report, and drops one with anything else in their place', async () => {
  const frame = '/host/static/js/index.0123456789.js:1:2345';
  const entry = '/remotes/wizard/static/js/remoteEntry.0123456789.js?try=1:1:20';
  const report = { remote: 'wizard', phase: 'render', release: 'none', message: 'gone' };
  const since = server.lines.length;
  for (const frames of [
    [frame, entry],
    Array(5).fill(frame),
    [`https://site.example${frame}`],
    ['/demo:1:2'],
    [`${frame} of a visitor`],
    [frame.replace('js/', `js/${'x'.repeat(80)}`)],
    frame,
  ])
    await server.post(JSON.stringify({ ...report, frames }));

  expect(listFailures(since)).toEqual([
    { failure: { ...report, frames: [frame, entry] }, of: 'wizard@none' },
  ]);
});

it('takes what is the site’s from the reports of browsers, ten at most in 16 kB', async () => {
  const { wizard } = server.built;
  const { body } = await server.ask('/demo');
  const [script = ''] = /\/remotes\/wizard\/static\/js\/async\/[\w.]+/.exec(body) ?? [];
  const page = { url: 'https://site.example/demo?name=kim', user_agent: 'Mozilla/5.0 (kim)' };
  const csp = {
    blockedURL: 'inline',
    documentURL: page.url,
    effectiveDirective: 'script-src-elem',
    disposition: 'enforce',
    sample: 'kim',
    sourceFile: `https://site.example${script}`,
    lineNumber: 1,
    columnNumber: 2345,
  };
  const ofBrowsers = [
    ['csp-violation', csp],
    ['csp-violation', { ...csp, sourceFile: page.url, blockedURL: 'https://kim.example/a' }],
    ['integrity-violation', { blockedURL: csp.sourceFile, destination: 'script' }],
    ['crash', { reason: 'oom', stack: 'kim' }],
    ['deprecation', { id: 'Unload', message: 'kim', sourceFile: null, lineNumber: 'kim' }],
    ['network-error', {}],
    ['crash'],
  ].map(([type, body]) => ({ age: 2, ...page, type, body }));
  const reports = [...ofBrowsers, 'kim'];
  const since = server.lines.length;
  const send = (text: string) =>
    server.post(text, '/failures', {
      'Content-Type': 'application/reports+json',
      'Content-Length': `${Buffer.byteLength(text)}`,
    });

  expect(await send(JSON.stringify(reports).padEnd(16_384))).toBe(204);
  expect(await send(JSON.stringify(reports).padEnd(16_385))).toBe(413);

  const expected = [
    [`wizard@${wizard}`, 'policy', 'script-src-elem enforce inline', `${script}:1:2345`],
    ['host@none', 'policy', 'script-src-elem enforce'],
    [`wizard@${wizard}`, 'integrity', 'script', `${script}:0:0`],
    ['host@none', 'crash', 'oom'],
    ['host@none', 'deprecation', 'Unload'],
  ].map(([of, phase, message, ...frames]) => {
    const remote = of?.replace(/@.*/, '');
    return { of, failure: { remote, phase, release: 'none', message, frames } };
  });
  expect(listFailures(since)).toEqual(expected);
  expect(await server.metrics.registry.metrics()).toContain(
    `gateway_reported_failures_total{app="wizard",release="${wizard}",phase="integrity",outcome="browser"} 1`,
  );
  await send(JSON.stringify(Array(20).fill(reports[3])));
  expect(listFailures(since)).toHaveLength(15);
});

it('counts how long pages took, for their release and for the shell’s', async () => {
  server.set({ REPORTS: true, TIMINGS: 0.5 });
  const { wizard, host } = server.built;
  const good = ['wizard', 'Wizard', wizard, 'LCP', 800];
  const send = (timings: unknown, shell = host) =>
    server.post(JSON.stringify({ shell, timings }), '/timings');

  expect(await send([good, ['wizard', 'Wizard', wizard, 'CLS', 0.02]])).toBe(204);
  await send([good], 'another');
  for (const wrong of [
    ['wizard', 'Wizard', wizard, 'FID', 8],
    ['wizard', 'Wizard', wizard, 'LCP', -1],
    ['wizard', 'Nothing', wizard, 'LCP', 8],
    ['wizard', 'Wizard', 'never', 'LCP', 8],
    ['nobody', 'Wizard', wizard, 'LCP', 8],
    ['wizard', 'constructor', wizard, 'LCP', 8],
  ])
    expect(await send([wrong])).toBe(204);
  expect(await send('x')).toBe(204);
  expect(await server.post('{', '/timings')).toBe(204);

  const metrics = await server.metrics.registry.metrics();
  const counts = metrics.match(/^gateway_page_\w+_(?:count|sum).*/gm);
  const of = (app: string, release?: string) => `app="${app}",release="${release}",page="Wizard"`;
  expect(counts?.sort()).toEqual(
    [
      `gateway_page_layout_shift_count{${of('wizard', wizard)}} 1`,
      `gateway_page_layout_shift_count{${of('host', host)}} 1`,
      `gateway_page_layout_shift_sum{${of('wizard', wizard)}} 0.02`,
      `gateway_page_layout_shift_sum{${of('host', host)}} 0.02`,
      `gateway_page_timings_seconds_count{${of('wizard', wizard)},name="LCP"} 2`,
      `gateway_page_timings_seconds_count{${of('host', host)},name="LCP"} 1`,
      `gateway_page_timings_seconds_sum{${of('wizard', wizard)},name="LCP"} 1.6`,
      `gateway_page_timings_seconds_sum{${of('host', host)},name="LCP"} 0.8`,
    ].sort(),
  );
});

it('puts the script that measures into pages only if the operator wants timings', async () => {
  for (const [timedShare, tags] of [
    [0, []],
    [0.5, ['0.5']],
  ] as const) {
    server.set({ REPORTS: true, TIMINGS: timedShare });
    expect(await server.post('{}', '/timings')).toBe(timedShare ? 204 : 405);

    for (const path of ['/', '/demo', '/nowhere']) {
      const { body } = await server.ask(path);
      const found = [...body.matchAll(/<script[^>]* data-share="([^"]*)"[^>]* integrity=/g)];
      expect(found.map(([, share]) => share)).toEqual(tags);
    }
  }
});

function listFailures(since: number) {
  return server.lines.slice(since).flatMap(({ failure, of }) => (failure ? [{ failure, of }] : []));
}
