import { createHash } from 'node:crypto';
import { serveBuilds } from './startGateway';

const server = serveBuilds();

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
  const folder = await server.getFolder('wizard');
  const pages = ['/', '/nowhere', '/?preview=off'];
  const files = ['/data/candidates.json', '/site.json', '/host/static/gone.js'];
  for (const path of [...pages, ...files, `${folder}version.json`, `${folder}static/gone.js`])
    for (const method of ['GET', 'POST']) {
      const { headers } = await server.ask(path, sent, method);

      expect(headers).toMatchObject(expected);
      expect(headers['x-request-id']).toMatch(/^(?!0{32})[0-9a-f]{32}$/);
      for (const header of ['access-control-allow-origin', 'server', 'x-powered-by'])
        expect(headers).not.toHaveProperty(header);
    }
});

it('lets nothing run in a file that is opened as a document', async () => {
  const folder = await server.getFolder('wizard');
  const ofRemote = ['pages/Wizard.html', 'mf-manifest.json', 'licenses.txt', 'missing.svg'];
  const ofShell = ['/icon.svg', '/robots.txt', '/data/candidates.json', '/data/missing.svg'];
  for (const path of [...ofRemote.map((file) => folder + file), ...ofShell]) {
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
