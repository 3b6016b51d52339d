import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pointerFile } from '@donate-impact/build/pointer';
import { ask, folderOf } from './ask';
import { ownTargets, type Server } from './servers';

// Pointers change while the servers run, so only this repository's own servers are tested.
const servers = new Map<string, Server>();
const names = ownTargets.map(({ name }) => [name] as const);
const numbers = Array.from({ length: 400 }, (_, index) =>
  (index * 2_654_435_761).toString(16).padStart(16, '0'),
);
const canary = '0123456789ab';

beforeAll(async () => {
  for (const { name, start } of ownTargets) servers.set(name, await start());
}, 400_000);

afterAll(async () => {
  for (const server of servers.values()) await server.stop();
});

it.each(names)('%s goes by the last whole line of a pointer', async (name) => {
  const server = serverOf(name);
  await release(server, 'wizard', `* ${canary};`);
  await server.point('wizard', '\n{"part":"wizard","releases":"* ba9876543');

  expect(await folderOf(server.origin, 'wizard')).toBe(`/remotes/wizard/${canary}/`);
});

it('the Node gateway goes on after a pointer that it cannot read', async () => {
  const server = await ownTargets[0]?.start();
  if (!server) throw new Error('The Node gateway is not among the servers under test');
  const pointer = join(server.root, 'remote-wizard/dist', pointerFile);
  const whole = await readFile(pointer, 'utf8');
  await server.point('wizard', '\n{"part":"wizard","at"}\n');
  const broken = await ask(server.origin, '/demo').catch(() => ({ status: 0 }));
  await writeFile(pointer, whole);
  const mended = await ask(server.origin, '/demo').catch(() => ({ status: 0 }));
  await server.stop();

  expect([broken.status, mended.status]).toEqual([500, 200]);
});

it('both servers give a canary to the same visitors, the given share of them', async () => {
  const sides = [];
  for (const server of servers.values()) {
    const live = liveId(server);
    await release(server, 'wizard', `20% ${canary}; * ${live};`);
    const released = await Promise.all(numbers.map((number) => wizardFor(server, number)));
    sides.push(released.map((id) => id === canary));
  }

  expect(sides[0]).toEqual(sides[1]);
  const share = (sides[0] ?? []).filter(Boolean).length / numbers.length;
  expect(share).toBeGreaterThan(0.15);
  expect(share).toBeLessThan(0.25);
});

it.each(names)('%s keeps a visitor on one side of a canary by a random number', async (name) => {
  const server = serverOf(name);
  await release(server, 'wizard', `50% ${canary}; * ${liveId(server)};`);

  for (let visitor = 0; visitor < 20; visitor += 1) {
    const first = await ask(server.origin, '/demo');
    const [cookie = ''] = first.headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/^visitor=[0-9a-f]{16}; Path=\/; SameSite=Lax$/);
    const headers = { Cookie: `theme=dark; ${cookie.replace(/;.*/, '')}` };
    const again = await ask(server.origin, '/demo', { headers });
    expect(again.headers).not.toHaveProperty('set-cookie');
    expect(addressIn(again.body)).toBe(addressIn(first.body));
  }
});

it.each(names)(
  '%s gives no visitor a number while no canary runs, and takes it back',
  async (name) => {
    const server = serverOf(name);
    await release(server, 'wizard', `50% ${canary}; * ${liveId(server)};`);
    await release(server, 'wizard', `* ${liveId(server)};`);

    const Cookie = `visitor=${numbers[0]}`;
    const known = await ask(server.origin, '/demo', { headers: { Cookie } });
    expect((await ask(server.origin, '/demo')).headers).not.toHaveProperty('set-cookie');
    expect(known.headers['set-cookie']).toEqual(['visitor=; Path=/; Max-Age=0']);
  },
);

it.each(names)('%s replaces a number that it has not given', async (name) => {
  const server = serverOf(name);
  await release(server, 'wizard', `50% ${canary}; * ${liveId(server)};`);

  for (const number of ['', 'x', '0'.repeat(15), '0'.repeat(17), `${'0'.repeat(15)}G`]) {
    const headers = { Cookie: `visitor=${number}` };
    const answer = await ask(server.origin, '/demo', { headers });
    expect(answer.headers['set-cookie']).toEqual([expect.stringMatching(/^visitor=\w{16}; /)]);
  }
});

/** Points to releases and waits until the server goes by it. */
async function release(server: Server, part: string, releases: string) {
  const line = { part, at: new Date().toISOString(), by: 'test', why: 'test', releases };
  await server.point(part, `\n${JSON.stringify(line)}\n`);
}

async function wizardFor({ origin }: Server, number: string) {
  const headers = { Cookie: `visitor=${number}` };
  return JSON.parse((await ask(origin, '/releases.json', { headers })).body).wizard;
}

function addressIn(page: string) {
  return /"wizard":"([^"]+)"/.exec(page)?.[1];
}

function liveId(server: Server) {
  return server.built.wizard ?? '';
}

function serverOf(name: string) {
  const server = servers.get(name);
  if (!server) throw new Error(`${name} does not run`);
  return server;
}
