import { serveBuilds } from './startGateway';

const server = serveBuilds();
let rules = '';

beforeAll(async () => {
  rules = `${await server.getFolder('host')}pages/speculation.json`;
});

it('names on the landing page the rules for prefetching, unless the visitor saves data', async () => {
  for (const [saves, expected] of [
    ['on', undefined],
    ['On', undefined],
    ['off', `"${rules}"`],
    ['', `"${rules}"`],
  ] as const) {
    const { status, headers } = await server.ask('/', { 'Save-Data': saves });

    expect([saves, status, headers['speculation-rules']]).toEqual([saves, 200, expected]);
    expect(headers.vary).toBe('Accept-Encoding, Save-Data');
  }
});

it('says nothing of it with any other answer', async () => {
  const folder = await server.getFolder('wizard');
  const pages = ['/demo', '/about', '/nowhere', '/?preview=off', '/?preview=x'];
  for (const path of [...pages, '/site.json', `${folder}version.json`]) {
    const { headers } = await server.ask(path);
    expect([path, headers['speculation-rules']]).toEqual([path, undefined]);
    expect(String(headers.vary)).not.toContain('Save-Data');
  }
});

it('serves the rules with the type that browsers require', async () => {
  const { headers, body } = await server.ask(rules);

  expect(headers['content-type']).toMatch(/^application\/speculationrules\+json(?:;|$)/);
  expect(JSON.parse(body).prefetch[0].where.and[0]).toEqual({ href_matches: '/demo' });
});
