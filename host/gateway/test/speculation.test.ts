import { ask, getFolder } from './ask';
import { serveBuilds } from './startGateway';

const server = serveBuilds();
let rules = '';

beforeAll(async () => {
  rules = `${await getFolder(server.origin, 'host')}pages/speculation.json`;
});

it('names on the landing page the rules for prefetching, unless the visitor saves data', async () => {
  for (const [saves, expected] of [
    ['on', undefined],
    ['On', undefined],
    ['off', `"${rules}"`],
    ['', `"${rules}"`],
  ] as const) {
    const { status, headers } = await ask(server.origin, '/', { headers: { 'Save-Data': saves } });

    expect([saves, status, headers['speculation-rules']]).toEqual([saves, 200, expected]);
    expect(headers.vary).toBe('Accept-Encoding, Save-Data');
  }
});

it('says nothing of it with any other answer', async () => {
  const folder = await getFolder(server.origin, 'wizard');
  const pages = ['/demo', '/about', '/nowhere', '/?preview=off', '/?preview=x'];
  for (const path of [...pages, '/site.json', `${folder}version.json`]) {
    const { headers } = await ask(server.origin, path);
    expect([path, headers['speculation-rules']]).toEqual([path, undefined]);
    expect(String(headers.vary)).not.toContain('Save-Data');
  }
});

it('serves the rules of a release that it knows as browsers require, for a year', async () => {
  const { status, headers, body } = await ask(server.origin, rules);
  const head = await ask(server.origin, rules, { method: 'HEAD' });

  expect([status, head.status, head.raw.length]).toEqual([200, 200, 0]);
  expect(headers['content-type']).toMatch(/^application\/speculationrules\+json(?:;|$)/);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox");
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  expect((await ask(server.origin, rules.replace(/\w{32}/, '0'.repeat(32)))).status).toBe(404);
  expect(JSON.parse(body).prefetch[0].where.and[0]).toEqual({ href_matches: '/demo' });
});

it('names no rules where the release of the shell has none', async () => {
  const id = await server.derive('host', (text, file) =>
    file === 'pages/speculation.json' ? null : text,
  );
  await server.release('host', `* ${id};`);

  const { status, headers } = await ask(server.origin, '/');

  expect(status).toBe(200);
  expect(headers).not.toHaveProperty('speculation-rules');
});
