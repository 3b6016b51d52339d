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
