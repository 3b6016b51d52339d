import { ask, parseConfig, post } from './ask';
import { serveBuilds } from './startGateway';

const server = serveBuilds({ reportsAreOn: true });
const report = JSON.stringify({
  app: 'wizard',
  phase: 'chunk',
  release: '0123456789abcdef0123456789abcdef',
  message: 'it [was] gone',
});

it('takes a report of a failure, and refuses one that is too long', async () => {
  for (const headers of [undefined, { 'Transfer-Encoding': 'chunked' }]) {
    expect(await post(server.origin, report, '/failures', headers)).toBe(204);
    expect(await post(server.origin, report.padEnd(1025), '/failures', headers)).toBe(413);
  }
});

it('takes reports at one address only, and there nothing else', async () => {
  expect(await post(server.origin, '{}', '/failures?')).toBe(204);
  expect(await post(server.origin, '{}', '//failures')).toBe(405);
  expect(await post(server.origin, '{}', '/')).toBe(405);
  expect((await ask(server.origin, '/failures')).status).toBe(404);
  expect((await ask(server.origin, '/failures', { method: 'PUT' })).status).toBe(405);
});

it('takes reports, and tells pages to send them, only if the operator wants them', async () => {
  for (const [reportsAreOn, status] of [
    [false, 405],
    [true, 204],
  ] as const) {
    server.set({ reportsAreOn });

    expect(await post(server.origin, report)).toBe(status);
    expect(parseConfig(await ask(server.origin, '/demo')).reports).toBe(reportsAreOn);
  }
});

it('counts how long pages took, for their release and for the shell’s', async () => {
  server.set({ reportsAreOn: true, timedShare: 0.5 });
  const { wizard, host } = server.built;
  const good = ['wizard', 'Wizard', wizard, 'LCP', 800];
  const send = (timings: unknown, shell = host) =>
    post(server.origin, JSON.stringify({ shell, timings }), '/timings');

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
  expect(await post(server.origin, '{', '/timings')).toBe(204);

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
    server.set({ reportsAreOn: true, timedShare });
    expect(await post(server.origin, '{}', '/timings')).toBe(timedShare ? 204 : 405);

    for (const path of ['/', '/demo', '/nowhere']) {
      const { body } = await ask(server.origin, path);
      const found = [...body.matchAll(/<script[^>]* data-share="([^"]*)"[^>]* integrity=/g)];
      expect(found.map(([, share]) => share)).toEqual(tags);
    }
  }
});
