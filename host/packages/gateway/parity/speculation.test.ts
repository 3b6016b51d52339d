import { ask, folderOf } from './ask';
import { type Server, targets } from './servers';

const servers = new Map<string, Server>();
const names = targets.map(({ name }) => [name] as const);

beforeAll(async () => {
  for (const { name, start } of targets) servers.set(name, await start());
}, 400_000);

afterAll(async () => {
  for (const server of servers.values()) await server.stop();
});

it.each(names)('%s says on the landing page what may be loaded ahead', async (name) => {
  const { headers } = await ask(originOf(name), '/');

  const rules = `${await folderOf(originOf(name), 'host')}pages/speculation.json`;
  expect(headers['speculation-rules']).toBe(`"${rules}"`);
});

it.each(names)('%s lets nothing be loaded ahead for a visitor who saves data', async (name) => {
  for (const saves of ['on', 'On']) {
    const { status, headers } = await ask(originOf(name), '/', { headers: { 'Save-Data': saves } });

    expect(status).toBe(200);
    expect(headers).not.toHaveProperty('speculation-rules');
  }
  const { headers } = await ask(originOf(name), '/', { headers: { 'Save-Data': 'off' } });
  expect(headers).toHaveProperty('speculation-rules');
});

it.each(names)('%s keeps the landing page for visitors who save data apart', async (name) => {
  for (const headers of [{ 'Save-Data': 'on' }, { 'Save-Data': 'off' }]) {
    const zipped = { ...headers, 'Accept-Encoding': 'gzip' };
    const { vary } = (await ask(originOf(name), '/', { headers: zipped })).headers;

    expect(String(vary).split(', ').sort()).toEqual(['Accept-Encoding', 'Save-Data']);
  }
});

it.each(names)('%s says nothing of it with any other answer', async (name) => {
  const folder = await folderOf(originOf(name), 'wizard');
  for (const path of [
    '/demo',
    '/about',
    '/nowhere',
    '/?releases=live',
    '/?releases=wizard@00000000000000000000000000000000',
    '/releases.json',
    `${folder}version.json`,
  ]) {
    const { headers } = await ask(originOf(name), path);
    expect([path, headers['speculation-rules']]).toEqual([path, undefined]);
    expect(String(headers.vary)).not.toContain('Save-Data');
  }
});

it.each(names)('%s serves the rules as browsers require, for a year', async (name) => {
  const rules = `${await folderOf(originOf(name), 'host')}pages/speculation.json`;

  const { status, headers, body } = await ask(originOf(name), rules);
  const head = await ask(originOf(name), rules, { method: 'HEAD' });

  expect([status, head.status, head.raw.length]).toEqual([200, 200, 0]);
  expect(headers['content-type']).toBe('application/speculationrules+json');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox");
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  expect(JSON.parse(body).prefetch[0].where.and[0]).toEqual({ href_matches: '/demo' });
});

it.each(names)('%s serves no rules of a release that it does not know', async (name) => {
  const { status } = await ask(originOf(name), `/host/${'0'.repeat(32)}/pages/speculation.json`);

  expect(status).toBe(404);
});

it.each(names)('%s names no rules where the release of the shell has none', async (name) => {
  const server = servers.get(name);
  const id = await server?.derive('host', (text, file) =>
    file === 'pages/speculation.json' ? null : text,
  );
  const change = { part: 'host', at: '', by: '', why: '', releases: `* ${id};` };
  await server?.point('host', `${JSON.stringify(change)}\n`);

  const { status, headers } = await ask(originOf(name), '/');

  expect(status).toBe(200);
  expect(headers).not.toHaveProperty('speculation-rules');
});

function originOf(name: string) {
  return servers.get(name)?.origin ?? '';
}
