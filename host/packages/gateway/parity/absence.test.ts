import { partNames } from '@donate-impact/build/remotes';
import { routeTable } from '@donate-impact/shared/routes';
import { ask, folderOf } from './ask';
import { type Server, type Target, targets } from './servers';

const cases = targets.map((target) => [target.name, target] as const);
const running: Server[] = [];

afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
});

it.each(cases)('%s serves the pages that it knows when a remote is down', async (_, target) => {
  const { origin } = await startWithout(target, ['wizard']);

  for (const [path, remote] of [
    ['/demo', 'wizard'],
    ['/about', 'marketing'],
  ] as const) {
    const { status, body } = await ask(origin, path);
    expect([path, status]).toEqual([path, 200]);
    expect(body).toContain(`data-boundary="${remote}"`);
  }
});

it.each(cases)(
  '%s serves the shell and the other parts when a remote has never been there',
  async (_, target) => {
    const server = await target.start({}, ['wizard']);
    running.push(server);

    const [demo, about] = [await ask(server.origin, '/demo'), await ask(server.origin, '/about')];

    expect(demo.status).toBe(200);
    expect(demo.body).toContain('<main id="main"');
    expect(demo.body).toContain('"wizard":"/remotes/wizard/none/mf-manifest.json#');
    expect(demo.body).not.toContain('data-boundary');
    expect(demo.body).not.toContain('<!--#');
    expect(about.body).toContain('data-boundary="marketing"');
  },
);

it.each(cases)('%s answers 503 for the files of a remote that is down', async (_, target) => {
  const { origin } = await startWithout(target, ['wizard']);
  const folder = await folderOf(origin, 'wizard');

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

it.each(cases)('%s serves every page when all remotes are down', async (_, target) => {
  const { origin } = await startWithout(target, ['marketing', 'wizard', 'results']);

  for (const { path } of routeTable) expect((await ask(origin, path)).status).toBe(200);
});

it.each(cases)('%s hides the operators’ page by default', async (_, target) => {
  const { origin } = await started(target);

  expect((await ask(origin, '/versions')).status).toBe(404);
});

it.each(cases)(
  '%s shows operators which releases run when the page is switched on',
  async (_, target) => {
    const { origin } = await startWithout(target, ['wizard'], { VERSIONS_PAGE: 'on' });

    const { status, headers, body } = await ask(origin, '/versions');

    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-cache');
    expect(body.match(/"contractVersion": "\d/g)).toHaveLength(partNames.length - 1);
    expect(body).toMatch(
      /<h2 id="wizard">wizard<\/h2>\s*<p class="server">Server now: <code><strong>not answering</,
    );
  },
);

async function startWithout(target: Target, remotes: string[], env?: Record<string, string>) {
  const server = await started(target, env);
  await ask(server.origin, '/');
  for (const remote of remotes) await server.remove(remote);
  return server;
}

async function started(target: Target, env?: Record<string, string>) {
  const server = await target.start(env);
  running.push(server);
  return server;
}
