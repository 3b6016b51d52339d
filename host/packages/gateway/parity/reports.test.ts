import { request } from 'node:http';
import { ask } from './ask';
import { type Server, targets } from './servers';

const servers = new Map<string, Server>();
const names = targets.map(({ name }) => [name] as const);
const report = {
  part: 'wizard',
  phase: 'chunk',
  release: '0123456789abcdef0123456789abcdef',
  message: 'it [was] gone',
};

beforeAll(async () => {
  for (const { name, start } of targets) servers.set(name, await start({ REPORTS: 'on' }));
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

it.each(names)(
  '%s takes a report of unknown length, and refuses it if it is too long',
  async (name) => {
    const chunked = { 'Transfer-Encoding': 'chunked' };
    const text = JSON.stringify(report);
    expect(await post(originOf(name), text, '/failures', chunked)).toBe(204);
    expect(await post(originOf(name), text.padEnd(1100), '/failures', chunked)).toBe(413);
  },
);

it.each(names)('%s takes a report at every spelling of the address', async (name) => {
  for (const path of ['/failures?', '//failures', '/%66ailures'])
    expect([path, await post(originOf(name), '{}', path)]).toEqual([path, 204]);
});

it.each(names)('%s takes reports at one address only, and there nothing else', async (name) => {
  expect(await post(originOf(name), '{}', '/')).toBe(405);
  expect((await ask(originOf(name), '/failures')).status).toBe(404);
  expect((await ask(originOf(name), '/failures', { method: 'PUT' })).status).toBe(405);
});

it.each(names)('%s tells pages to report', async (name) => {
  expect((await ask(originOf(name), '/demo')).body).toMatch(/<html [^>]*data-reports="on"/);
});

it.each(targets.map((target) => [target.name, target] as const))(
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

it.each(targets.map((target) => [target.name, target] as const))(
  '%s takes twenty reports at once from an address, not many more',
  async (_, target) => {
    const server = await target.start({ REPORTS: 'on' });
    const statuses = [];
    for (let count = 0; count < 40; count += 1) statuses.push(await post(server.origin, '{}'));
    await server.stop();

    expect(new Set(statuses.slice(0, 20))).toEqual(new Set([204]));
    expect(statuses.slice(20)).toContain(429);
  },
);

function post(
  origin: string,
  body: string,
  path = '/failures',
  headers: Record<string, string | number> = { 'Content-Length': Buffer.byteLength(body) },
) {
  return new Promise<number | undefined>((resolve, reject) => {
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
