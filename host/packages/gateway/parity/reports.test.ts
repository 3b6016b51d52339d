import { request } from 'node:http';
import { ask } from './ask';
import { ownTargets, type Server } from './servers';

const servers = new Map<string, Server>();
const names = ownTargets.map(({ name }) => [name] as const);
const report = {
  part: 'wizard',
  phase: 'chunk',
  release: '0123456789ab',
  message: 'it [was] gone',
};

beforeAll(async () => {
  for (const { name, start } of ownTargets) servers.set(name, await start({ REPORTS: 'on' }));
}, 400_000);

afterAll(async () => {
  for (const server of servers.values()) await server.stop();
});

it.each(names)('%s takes a report of a failure', async (name) => {
  expect(await post(originOf(name), JSON.stringify(report))).toBe(204);
});

it.each(names)('%s refuses a report that is too long', async (name) => {
  expect(await post(originOf(name), JSON.stringify({ ...report, message: 'x'.repeat(2000) }))).toBe(
    413,
  );
});

it.each(names)('%s takes reports at one address only, and there nothing else', async (name) => {
  expect(await post(originOf(name), '{}', '/')).toBe(405);
  expect((await ask(originOf(name), '/failures')).status).toBe(404);
  expect((await ask(originOf(name), '/failures', { method: 'PUT' })).status).toBe(405);
});

it.each(names)('%s tells pages to report', async (name) => {
  expect((await ask(originOf(name), '/demo')).body).toMatch(/<html [^>]*data-reports="on"/);
});

it.each(ownTargets.map((target) => [target.name, target] as const))(
  '%s takes no reports unless the operator wants them',
  async (_, target) => {
    const server = await target.start();
    const status = await post(server.origin, JSON.stringify(report));
    const { body } = await ask(server.origin, '/demo');
    await server.stop();

    expect(status).toBe(405);
    expect(body).toMatch(/<html [^>]*data-reports="off"/);
  },
);

function post(origin: string, body: string, path = '/failures') {
  return new Promise<number | undefined>((resolve, reject) => {
    const headers = { 'Content-Length': Buffer.byteLength(body) };
    const sent = request(origin + path, { method: 'POST', agent: false, headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sent.once('error', reject);
    sent.end(body);
  });
}

function originOf(name: string) {
  return servers.get(name)?.origin ?? '';
}
