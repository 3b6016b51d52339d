import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { liveFolder } from '@donate-impact/build/pointer';
import { ask, folderOf } from './ask';
import { ownTargets, type Server } from './servers';

const servers = new Map<string, Server>();
const names = ownTargets.map(({ name }) => [name] as const);
const deployed = 'ba9876543210';
const link = `wizard@${deployed}`;

beforeAll(async () => {
  for (const { name, start } of ownTargets) {
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
  expect([opened.status, new URL(String(opened.headers.location), origin).pathname]).toEqual([
    302,
    '/demo',
  ]);
  const [kept = ''] = opened.headers['set-cookie'] ?? [];
  expect(kept).toBe(`releases=${link}; Path=/; SameSite=Lax`);

  const headers = { Cookie: kept.replace(/;.*/, '') };
  for (const path of ['/demo', '/about', '/nowhere']) {
    const { body } = await ask(origin, path, { headers });
    expect(body).toContain(`Preview of <code>${link}</code>`);
    expect(body).toContain(`"wizard":"/remotes/wizard/${deployed}/mf-manifest.json"`);
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
      'wizard@0123456789ab',
      `wizard@${other}`,
      `nobody@${deployed}`,
      `${link},results@0123456789ab`,
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

it.each(names)('%s never leads to another site', async (name) => {
  const { origin } = serverOf(name);
  const { headers } = await ask(origin, `//example.org/?releases=${link}`);

  expect(new URL(headers.location ?? '/', origin).origin).toBe(origin);
});

it.each(ownTargets.map((target) => [target.name, target] as const))(
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
  const part = join(server.root, 'remote-wizard/dist');
  const folder = join(part, deployed);
  await cp(liveFolder(part), folder, { recursive: true, dereference: true });
  const fragment = join(folder, 'pages/Wizard.html');
  await writeFile(fragment, `${await readFile(fragment, 'utf8')}<p>A preview of the wizard</p>`);
  const releases = `* ${server.built.wizard};`;
  const line = { part: 'wizard', at: '', by: '', why: '', deployed, releases };
  await server.point('wizard', `${JSON.stringify(line)}\n`);
}

function serverOf(name: string) {
  const server = servers.get(name);
  if (!server) throw new Error(`${name} does not run`);
  return server;
}
