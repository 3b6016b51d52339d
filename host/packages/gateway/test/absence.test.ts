import { routeTable } from '@donate-impact/shared/routes';
import { ask, folderOf } from './ask';
import { type Served, startGateway } from './startGateway';

let server: Served;

afterEach(async () => {
  await server.stop();
});

it('serves the pages that it knows when a remote is down', async () => {
  server = await startGateway();
  const before = await ask(server.origin, '/demo');
  await server.remove('wizard');

  const { status, body } = await ask(server.origin, '/demo');
  expect([status, body]).toEqual([200, before.body]);
  expect(body).toContain('data-boundary="wizard"');
});

it('serves the shell and the other parts when a remote has never been there', async () => {
  server = await startGateway({}, { without: ['wizard'] });

  const [demo, about] = [await ask(server.origin, '/demo'), await ask(server.origin, '/about')];

  expect(demo.status).toBe(200);
  expect(demo.body).toContain('<main id="main"');
  expect(demo.body).toContain('"wizard":"/remotes/wizard/none/mf-manifest.json#');
  expect(demo.body).not.toContain('data-boundary');
  expect(demo.body).not.toContain('<!--#');
  expect(about.body).toContain('data-boundary="marketing"');
});

it('answers 503 for the files of a remote that is down', async () => {
  server = await startGateway();
  const { origin } = server;
  const folder = await folderOf(origin, 'wizard');
  await server.remove('wizard');

  for (const file of ['version.json', 'pages/Wizard.html', 'static/js/any.0123456789.js']) {
    const { status, headers, body } = await ask(origin, folder + file);

    expect([file, status, body]).toEqual([file, 503, '503\n']);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
  const others = await folderOf(origin, 'results');
  expect((await ask(origin, `${others}version.json`)).status).toBe(200);
});

it('serves every page when all remotes are down', async () => {
  server = await startGateway();
  for (const remote of ['marketing', 'wizard', 'results']) await server.remove(remote);

  for (const { path } of routeTable) expect((await ask(server.origin, path)).status).toBe(200);
});

it('answers 503 when the shell is not there', async () => {
  server = await startGateway({}, { without: ['host'] });

  for (const path of ['/', '/nowhere', '/releases.json']) {
    const { status, headers, body } = await ask(server.origin, path);
    expect([path, status, body]).toEqual([path, 503, '503\n']);
    expect(headers['cache-control']).toBe('no-store');
  }
});
