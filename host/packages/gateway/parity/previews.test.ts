import { ask, folderOf } from './ask';
import { type Server, targets } from './servers';

const servers = new Map<string, Server>();
const names = targets.map(({ name }) => [name] as const);
let deployed = '';
let link = '';

beforeAll(async () => {
  for (const { name, start } of targets) {
    const server = await start();
    servers.set(name, server);
    await deploy(server);
  }
}, 400_000);

afterAll(async () => {
  for (const server of servers.values()) await server.stop();
});

it.each(names)('%s shows a deployed release to who opens its link, on every page', async (name) => {
  const { origin } = serverOf(name);
  const opened = await ask(origin, `/demo?step=2&releases=${link}`);
  // Without scheme, host and port: visitors may reach the server by others than its own.
  expect([opened.status, opened.headers.location]).toEqual([302, '/demo']);
  const [kept = ''] = opened.headers['set-cookie'] ?? [];
  expect(kept).toBe(`releases=${link}; Path=/; SameSite=Lax`);

  const headers = { Cookie: kept.replace(/;.*/, '') };
  for (const path of ['/demo', '/about', '/nowhere']) {
    const { body } = await ask(origin, path, { headers });
    expect(body).toContain(`Preview of <code>${link}</code>`);
    expect(body).toContain(`"wizard":"/remotes/wizard/${deployed}/mf-manifest.json#`);
  }
  expect((await ask(origin, '/demo', { headers })).body).toContain('A preview of the wizard');
});

it.each(names)('%s shows a preview to nobody else', async (name) => {
  const { origin } = serverOf(name);
  const { body, headers } = await ask(origin, '/demo');

  expect(body).not.toContain(deployed);
  expect(body).not.toContain('Leave the preview');
  expect(headers).not.toHaveProperty('set-cookie');
});

it.each(names)('%s ends a preview by its link', async (name) => {
  const { origin } = serverOf(name);
  const headers = { Cookie: `releases=${link}` };
  const left = await ask(origin, '/demo?releases=live', { headers });

  expect(left.status).toBe(302);
  expect(left.headers['set-cookie']).toEqual(['releases=; Path=/; Max-Age=0']);
});

it.each(names)(
  '%s refuses what it has not deployed, says so, and loads nothing of it',
  async (name) => {
    const server = serverOf(name);
    const other = (await folderOf(server.origin, 'results')).split('/').at(-2);
    for (const query of [
      'wizard@0123456789abcdef0123456789abcdef',
      `wizard@${other}`,
      `nobody@${deployed}`,
      `${link},results@0123456789abcdef0123456789abcdef`,
      `${link},wizard@0123456789abcdef0123456789abcdef`,
      `wizard@0123456789abcdef0123456789abcdef,${link}`,
      `${link.replace('@', '%40')},${link}`,
      `${link},`,
      'https://example.org/wizard',
      '//example.org/',
      'wizard@',
      'wizard@none',
      'off',
    ]) {
      const { status, headers, body } = await ask(server.origin, `/demo?releases=${query}`);
      expect([query, status]).toEqual([query, 404]);
      expect(body).toContain('There is no such preview');
      expect(body).not.toMatch(/<script|\/remotes\/|example\.org/);
      expect(headers).not.toHaveProperty('set-cookie');
    }
  },
);

it.each(names)('%s refuses a preview cookie that names an unknown release', async (name) => {
  const { origin } = serverOf(name);
  const headers = { Cookie: `releases=wizard@${'f'.repeat(32)}` };
  const { status, body } = await ask(origin, '/demo', { headers });

  expect(status).toBe(404);
  expect(body).toContain('There is no such preview');
  expect(body).toContain('?releases=live');
});

it.each(names)('%s ignores a preview cookie that names no part of this site', async (name) => {
  const { origin } = serverOf(name);
  const headers = { Cookie: `releases=news@${'f'.repeat(32)}` };
  const { status, body } = await ask(origin, '/demo', { headers });

  expect(status).toBe(200);
  expect(body).toContain('data-boundary="wizard"');
});

it.each(names)('%s never leads to another site or port', async (name) => {
  const published = 'http://site.example:9000';
  for (const path of [
    '/demo',
    '//example.org/',
    '//example.org/../demo',
    '/\\example.org/../demo',
  ]) {
    const headers = { Host: 'site.example:9000' };
    const answer = await ask(serverOf(name).origin, `${path}?releases=${link}`, { headers });
    const { origin } = new URL(answer.headers.location ?? '/', published);
    expect([path, origin]).toEqual([path, published]);
  }
});

it.each(names)('%s reads only the parameter of a preview', async (name) => {
  for (const query of [`a=?releases=${link}`, `areleases=${link}`, `a;releases=${link}`])
    expect((await ask(serverOf(name).origin, `/demo?${query}`)).status).toBe(200);
  for (const query of [`&releases=${link}`, `a=?&b&releases=${link}&releases=off`])
    expect((await ask(serverOf(name).origin, `/demo?${query}`)).status).toBe(302);
});

it.each(targets.map((target) => [target.name, target] as const))(
  '%s refuses every preview where the operator has switched them off',
  async (_, target) => {
    const server = await target.start({ PREVIEWS: 'off' });
    await deploy(server);

    const opened = await ask(server.origin, `/demo?releases=${link}`);
    const kept = await ask(server.origin, '/demo', { headers: { Cookie: `releases=${link}` } });
    await server.stop();

    expect([opened.status, opened.body.includes('There is no such preview')]).toEqual([404, true]);
    expect([kept.status, kept.body.includes(deployed)]).toEqual([200, false]);
  },
);

/** Deploys a release of the wizard that only previews show. */
async function deploy(server: Server) {
  deployed = await server.derive('wizard', (text, file) =>
    file === 'pages/Wizard.html' ? `${text}<p>A preview of the wizard</p>` : text,
  );
  link = `wizard@${deployed}`;
  const releases = `* ${server.built.wizard};`;
  const line = { part: 'wizard', at: '', by: '', why: '', deployed, releases };
  await server.point('wizard', `${JSON.stringify(line)}\n`);
}

function serverOf(name: string) {
  const server = servers.get(name);
  if (!server) throw new Error(`${name} does not run`);
  return server;
}
