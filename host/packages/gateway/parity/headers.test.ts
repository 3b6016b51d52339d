import { ask, folderOf } from './ask';
import { type Server, targets } from './servers';

const servers = new Map<string, Server>();
const names = targets.map(({ name }) => [name] as const);

// Repeated here on purpose: a mistaken change in the gateway must not change the expectation too.
const expected = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'integrity-policy': 'blocked-destinations=(script)',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};
const policy = (nonce: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types shell chunks 'allow-duplicates'",
  ].join('; ');

beforeAll(async () => {
  for (const { name, start } of targets) servers.set(name, await start());
}, 400_000);

afterAll(async () => {
  for (const server of servers.values()) await server.stop();
});

it.each(names)('%s sends the security headers with every response', async (name) => {
  const folder = await folderOf(originOf(name), 'wizard');
  const asked = [
    ['GET', '/'],
    ['GET', '/nowhere'],
    ['GET', '/data/candidates.json'],
    ['GET', '/icon.svg'],
    ['GET', '/releases.json'],
    ['GET', '/host/static/gone.js'],
    ['GET', `${folder}version.json`],
    ['GET', `${folder}pages/Wizard.html`],
    ['GET', `${folder}static/gone.js`],
    ['POST', '/'],
  ] as const;
  for (const [method, path] of asked) {
    const { headers } = await ask(originOf(name), path, { method });

    expect(headers).toMatchObject(expected);
    expect(headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
  }
});

it.each(names)('%s lets nothing run in a file that is opened as a document', async (name) => {
  const folder = await folderOf(originOf(name), 'wizard');
  for (const path of [
    `${folder}pages/Wizard.html`,
    `${folder}mf-manifest.json`,
    `${folder}licenses.txt`,
    `${folder}missing.svg`,
    '/icon.svg',
    '/robots.txt',
    '/version.json',
    '/data/candidates.json',
    '/data/missing.svg',
  ]) {
    const { headers } = await ask(originOf(name), path);
    const expected = "default-src 'none'; sandbox";
    expect([path, headers['content-security-policy']]).toEqual([path, expected]);
  }
});

it.each(names)('%s sends a strict policy with every page', async (name) => {
  for (const path of ['/', '/candidate/x', '/nowhere']) {
    const { headers, body } = await ask(originOf(name), path);

    expect(headers['content-security-policy']).toBe(policy(String(headers['x-request-id'])));
    expect(body).toMatch(/<html [^>]*data-origins=""/);
  }
});

it.each(names)('%s does not take the nonce from the request', async (name) => {
  const chosen = { 'X-Request-Id': '0'.repeat(32), 'Request-Id': 'mine' };
  const { headers } = await ask(originOf(name), '/', { headers: chosen });

  expect(headers['x-request-id']).not.toBe('0'.repeat(32));
});

it.each(names)('%s does not reveal the server software and its version', async (name) => {
  for (const path of ['/', '/host/gone.js', '/version.json']) {
    const { headers } = await ask(originOf(name), path);

    expect(headers.server ?? '').not.toMatch(/\d/);
    expect(headers).not.toHaveProperty('x-powered-by');
  }
});

it.each(names)('%s shares no file with other origins', async (name) => {
  const headers = { Origin: 'https://example.org' };
  const manifest = `${await folderOf(originOf(name), 'wizard')}mf-manifest.json`;
  const answer = await ask(originOf(name), manifest, { headers });

  expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
});

function originOf(name: string) {
  return servers.get(name)?.origin ?? '';
}
