import { createServer, type Server as HttpServer } from 'node:http';
import { ask, folderOf } from './ask';
import { type Server, targets } from './servers';

// Only behind nginx do remotes answer with errors, or not at all.
const refused = '<p data-boundary="wizard">Refused</p>';
const asked: (string | undefined)[] = [];
const remote = { status: 200, hangs: false, headers: {} as Record<string, string> };
const wizard = createServer((request, response) => {
  asked.push(request.url);
  if (remote.hangs) return;
  const caching = { 'Cache-Control': 'public, max-age=31536000, immutable' };
  const headers = { 'Content-Type': 'text/html', ...caching, ...remote.headers };
  response.writeHead(remote.status, headers);
  response.end(refused);
});
let server: Server;

beforeAll(async () => {
  const [nginx] = targets.filter(({ name }) => name === 'nginx');
  if (!nginx) throw new Error('nginx is not among the servers under test');
  const address = `127.0.0.1:${await listening(wizard)}`;
  server = await nginx.start({ VERSIONS_PAGE: 'on', WIZARD_ADDRESS: address });
}, 60_000);

beforeEach(() => {
  Object.assign(remote, { status: 200, hangs: false, headers: {} });
  asked.length = 0;
});

afterAll(async () => {
  await server?.stop();
  wizard.closeAllConnections();
  wizard.close();
});

it.each([403, 404, 429, 500, 'hangs'] as const)(
  'nginx serves the fragment of a remote that answers %s',
  async (fault) => {
    if (fault === 'hangs') remote.hangs = true;
    else remote.status = fault;

    const { body } = await ask(server.origin, '/demo');

    expect(body).toContain('Step 1 of 3:');
    expect(body).not.toContain('Refused');
    expect(asked).toEqual([]);
  },
);

it('nginx lets a remote decide nothing for the whole site', async () => {
  const folder = await folderOf(server.origin, 'wizard');
  Object.assign(remote.headers, {
    'Content-Type': 'text/html',
    'Content-Security-Policy': 'script-src *',
    'Set-Cookie': 'visitor=0123456789abcdef',
    'Service-Worker-Allowed': '/',
    'Clear-Site-Data': '"*"',
    Refresh: '0; url=https://elsewhere.example/',
    Link: '<https://elsewhere.example/a.css>; rel=stylesheet',
    'Access-Control-Allow-Origin': '*',
    'X-Accel-Redirect': '/versions/host.html',
  });

  const { status, headers, body } = await ask(server.origin, `${folder}static/js/a.0123456789.js`);

  expect([status, body]).toEqual([200, refused]);
  expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox");
  for (const name of Object.keys(remote.headers).filter((key) => !key.startsWith('Content-')))
    expect(headers).not.toHaveProperty(name.toLowerCase());
});

it('nginx lets no file of a remote be the dictionary for others', async () => {
  const folder = await folderOf(server.origin, 'wizard');
  remote.headers['Use-As-Dictionary'] = 'match="/*"';

  const { headers } = await ask(server.origin, `${folder}mf-manifest.json`);

  expect(headers).not.toHaveProperty('use-as-dictionary');
});

it.each([301, 302, 303, 307, 308])('nginx follows no redirect of a remote: %i', async (code) => {
  remote.status = code;
  remote.headers.Location = 'https://elsewhere.example/';
  const folder = await folderOf(server.origin, 'wizard');

  const { status, headers } = await ask(server.origin, `${folder}mf-manifest.json`);

  expect(status).toBe(503);
  expect(headers).not.toHaveProperty('location');
});

it.each([400, 401, 403, 405, 410, 429, 500, 501])(
  'nginx never shows the body of a remote’s %i response',
  async (code) => {
    remote.status = code;

    const page = await ask(server.origin, '/demo');
    const versions = await ask(server.origin, '/versions');

    expect([page.status, versions.status]).toEqual([200, 200]);
    expect(page.body).toContain('<main id="main"');
    expect(page.body + versions.body).not.toContain('Refused');
    expect(versions.body).toMatch(
      /<h2 id="wizard">wizard<\/h2>\s*<p class="server">Server now: <code><strong>not answering</,
    );
    const folder = await folderOf(server.origin, 'wizard');
    for (const path of ['version.json', 'static/js/a.0123456789.js']) {
      const { status, body } = await ask(server.origin, folder + path);
      expect([path, status, body]).toEqual([path, 503, '503\n']);
    }
  },
);

it('nginx shows operators which releases run even for a conditional request', async () => {
  const folder = await folderOf(server.origin, 'results');
  const version = await ask(server.origin, `${folder}version.json`);
  const conditions: Record<string, string>[] = [
    { Range: 'bytes=0-1' },
    { 'If-None-Match': String(version.headers.etag) },
  ];

  for (const headers of conditions) {
    const { body } = await ask(server.origin, '/versions', { headers });
    expect([headers, body.includes(version.body.trim())]).toEqual([headers, true]);
  }
});

// The last test: the wizard stays switched off.
it('nginx asks a remote that is switched off for nothing', async () => {
  const off = { part: 'wizard', at: '', by: '', why: '', releases: '* off;' };
  await server.point('wizard', `${JSON.stringify(off)}\n`);
  asked.length = 0;

  for (const path of ['/', '/demo', '/releases.json'])
    expect((await ask(server.origin, path)).status).toBe(200);

  expect(asked).toEqual([]);
});

function listening(http: HttpServer) {
  return new Promise<number>((resolve) => {
    http.listen(0, '127.0.0.1', () => {
      const address = http.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
}
