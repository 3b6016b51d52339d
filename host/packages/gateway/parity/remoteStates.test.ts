import { createServer, type Server as HttpServer } from 'node:http';
import { ask, folderOf } from './ask';
import { ownTargets } from './servers';

// Only behind nginx do remotes answer with errors, or not at all.
const nginx = ownTargets.filter(({ name }) => name === 'nginx');
const refused = '<p data-boundary="wizard">Refused</p>';
const ends: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

it.each([403, 404, 429, 500, 'hangs'] as const)(
  'nginx serves a fragment that it has had when its remote answers %s',
  async (fault) => {
    const { server, remote } = await startedWithRemote();
    await ask(server.origin, '/demo');

    if (fault === 'hangs') remote.hangs = true;
    else remote.status = fault;
    const after = await ask(server.origin, '/demo');

    expect(after.body).toContain('Welcome');
    expect(after.body).not.toContain('Refused');
    expect(remote.asked).toHaveLength(1);
  },
);

it('nginx waits less time for a fragment that it has never cached than for a file', async () => {
  const { server, remote } = await startedWithRemote();
  remote.hangs = true;

  const folder = await folderOf(server.origin, 'wizard');
  const file = ask(server.origin, `${folder}static/js/a.0123456789.js`);
  const page = ask(server.origin, '/demo');
  const first = await Promise.race([file, page]);

  expect([first.status, first.body.includes('<main id="main"')]).toEqual([200, true]);
  expect((await file).status).toBe(503);
});

it.each([400, 401, 403, 405, 410, 429, 500, 501])(
  'nginx never shows the body of a remote’s %i response',
  async (code) => {
    const { server, remote } = await startedWithRemote();
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
  const server = await started();
  const folder = await folderOf(server.origin, 'wizard');
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

async function started(env: Record<string, string> = {}) {
  const server = await nginx[0]?.start({ VERSIONS_PAGE: 'on', ...env });
  if (!server) throw new Error('nginx is not among the servers under test');
  ends.push(server.stop);
  return server;
}

/** A site whose wizard answers as the test specifies. */
async function startedWithRemote() {
  const remote = { status: 200, hangs: false, asked: [] as (string | undefined)[] };
  const http = createServer((request, response) => {
    remote.asked.push(request.url);
    if (remote.hangs) return;
    const caching = { 'Cache-Control': 'public, max-age=31536000, immutable' };
    response.writeHead(remote.status, { 'Content-Type': 'text/html', ...caching });
    response.end(remote.status === 200 ? '<p data-boundary="wizard">Welcome</p>' : refused);
  });
  const address = `127.0.0.1:${await listening(http)}`;
  ends.push(() => {
    http.closeAllConnections();
    return new Promise((closed) => http.close(closed));
  });
  const server = await started({ WIZARD_ADDRESS: address });
  return { server, remote };
}

function listening(http: HttpServer) {
  return new Promise<number>((resolve) => {
    http.listen(0, '127.0.0.1', () => {
      const address = http.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
}
