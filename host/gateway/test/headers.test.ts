import { createHash } from 'node:crypto';
import { serveBuilds } from './startGateway';

const server = serveBuilds();
let [wizard, rules] = ['', ''];

beforeAll(async () => {
  wizard = await server.getFolder('wizard');
  rules = `${await server.getFolder('host')}pages/speculation.json`;
});

// Repeated here on purpose: a mistaken change in the gateway must not change the expectation too.
const expected = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'integrity-policy': 'blocked-destinations=(script), endpoints=(default)',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};
const policy = (styles: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' ${styles}`,
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types shell chunks 'allow-duplicates'",
    'report-to default',
  ].join('; ');

it('sends the security headers and its own request id with every response, and allows no other origin', async () => {
  const sent = {
    Origin: 'https://example.org',
    'X-Request-Id': '0'.repeat(32),
    'Request-Id': 'mine',
  };
  const pages = ['/', '/nowhere', '/?preview=off'];
  const files = ['/data/candidates.json', '/site.json', '/host/static/gone.js'];
  for (const path of [...pages, ...files, `${wizard}version.json`, `${wizard}static/gone.js`])
    for (const method of ['GET', 'POST']) {
      const { headers } = await server.ask(path, sent, method);

      expect(headers).toMatchObject(expected);
      expect(headers['x-request-id']).toMatch(/^(?!0{32})[0-9a-f]{32}$/);
      for (const header of ['access-control-allow-origin', 'server', 'x-powered-by'])
        expect(headers).not.toHaveProperty(header);
    }
});

it('lets nothing run in a file that is opened as a document', async () => {
  const ofRemote = ['pages/Wizard.html', 'mf-manifest.json', 'licenses.txt', 'missing.svg'];
  const ofShell = ['/icon.svg', '/robots.txt', '/data/candidates.json', '/data/missing.svg'];
  for (const path of [...ofRemote.map((file) => wizard + file), ...ofShell]) {
    const { headers } = await server.ask(path);
    const expected = "default-src 'none'; sandbox";
    expect([path, headers['content-security-policy']]).toEqual([path, expected]);
  }
});

it('sends a strict policy with every page, which names its styles by their hashes', async () => {
  for (const path of ['/', '/demo', '/candidate/x', '/licenses', '/nowhere']) {
    const { headers, body } = await server.ask(path);
    const styles = [...body.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(
      ([, css = '']) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
    );

    expect(styles.length).toBeGreaterThan(0);
    const named = policy([...new Set(styles)].join(' '));
    expect([path, headers['content-security-policy']]).toEqual([path, named]);
  }
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
  const pages = ['/demo', '/about', '/nowhere', '/?preview=off', '/?preview=x'];
  for (const path of [...pages, '/site.json', `${wizard}version.json`]) {
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
