import { rm, writeFile } from 'node:fs/promises';
import { createServer, type Server as HttpServer } from 'node:http';
import { join } from 'node:path';
import { ask } from './ask';
import { ownTargets, type Server } from './servers';

// Only nginx handles releases that start and retire, and remotes that answer with errors.
const nginx = ownTargets.filter(({ name }) => name === 'nginx');
const announced = ['mf-manifest.json', 'version.json', 'pages/Wizard.html'];
const refused = '<p data-boundary="wizard">Refused</p>';
const ends: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

it('nginx serves the hashed files of a retiring release, but not its manifest, version and fragments', async () => {
  const server = await started();
  const file = await hashedFile(server);

  await writeFile(folderOf(server, 'retiring'), '');

  for (const path of announced)
    expect(await statusOf(server, `/remotes/wizard/${path}`)).toEqual([path, 503]);
  expect((await ask(server.origin, file)).status).toBe(200);
});

it('nginx serves nothing from a release that is not ready', async () => {
  const server = await started();
  const file = await hashedFile(server);

  await rm(folderOf(server, 'ready'));

  for (const path of [...announced, file.replace('/remotes/wizard/', '')])
    expect(await statusOf(server, `/remotes/wizard/${path}`)).toEqual([path, 503]);
  expect((await ask(server.origin, '/remotes/results/version.json')).status).toBe(200);
});

it.each([403, 404, 429, 500])(
  'nginx serves the last fragment when a remote answers %i',
  async (code) => {
    const { server, remote } = await startedWithRemote();
    const before = await ask(server.origin, '/demo');

    remote.status = code;
    await renewal(server, remote);
    const after = await ask(server.origin, '/demo');

    expect(before.body).toContain('Welcome');
    expect(after.body).toContain('Welcome');
    expect(after.body).not.toContain('Refused');
  },
);

it('nginx serves the last fragment while its remote hangs', async () => {
  const { server, remote } = await startedWithRemote();
  await ask(server.origin, '/demo');

  remote.hangs = true;
  await renewal(server, remote);

  expect((await ask(server.origin, '/demo')).body).toContain('Welcome');
});

it('nginx waits less time for a fragment that it has never cached than for a file', async () => {
  const { server, remote } = await startedWithRemote();
  remote.hangs = true;

  const file = ask(server.origin, '/remotes/wizard/static/js/a.0123456789.js');
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
    expect(versions.body).toMatch(/wizard<\/h2><pre>not answering<\/pre>/);
    for (const path of ['version.json', 'static/js/a.0123456789.js']) {
      const { status, body } = await ask(server.origin, `/remotes/wizard/${path}`);
      expect([path, status, body]).toEqual([path, 503, '503\n']);
    }
  },
);

it('nginx retries a configured address for a hashed file that was missing', async () => {
  const { server, remote } = await startedWithRemote();
  remote.status = 404;

  const { status } = await ask(server.origin, '/remotes/wizard/static/js/a.0123456789.js');

  expect(status).toBe(404);
  expect(remote.asked).toEqual(Array(2).fill('/static/js/a.0123456789.js'));
});

it('nginx shows operators which releases run even for a conditional request', async () => {
  const server = await started();
  const version = await ask(server.origin, '/remotes/wizard/version.json');
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
    response.writeHead(remote.status, { 'Content-Type': 'text/html' });
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

/** Resolves when the fragment has expired and nginx has requested it again; the page contains it until then. */
async function renewal({ origin }: Server, { asked }: { asked: unknown[] }) {
  const before = asked.length;
  while (asked.length === before) expect((await ask(origin, '/demo')).body).toContain('Welcome');
}

function listening(http: HttpServer) {
  return new Promise<number>((resolve) => {
    http.listen(0, '127.0.0.1', () => {
      const address = http.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
}

/** A hashed file that the wizard's page loads. */
async function hashedFile({ origin }: Server) {
  const { body } = await ask(origin, '/demo');
  const [, path = ''] = /"(\/remotes\/wizard\/static\/[^"]+\.js)"/.exec(body) ?? [];
  expect((await ask(origin, path)).status).toBe(200);
  return path;
}

async function statusOf({ origin }: Server, path: string) {
  return [path.replace('/remotes/wizard/', ''), (await ask(origin, path)).status];
}

function folderOf({ folders }: Server, file: string) {
  return join(folders?.wizard ?? '', file);
}
