import { execFileSync } from 'node:child_process';
import { appendFile, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pointerFile } from '@donate-impact/build/pointer';
import { listFiles } from '@donate-impact/build/release';
import { ask, folderOf } from './ask';
import { type Server, targets } from './servers';

// Pointers change while the servers run, so only this repository's own servers are tested.
const servers = new Map<string, Server>();
const names = targets.map(({ name }) => [name] as const);
const numbers = Array.from({ length: 400 }, (_, index) =>
  (index * 2_654_435_761).toString(16).padStart(16, '0'),
);
let canary = '';
let other = '';

beforeAll(async () => {
  for (const { name, start } of targets) {
    const server = await start();
    servers.set(name, server);
    canary = await server.derive('wizard', marked('canary'));
    other = await server.derive('wizard', marked('other'));
  }
}, 400_000);

afterAll(async () => {
  for (const server of servers.values()) await server.stop();
});

it.each(names)('%s goes by the last whole line of a pointer', async (name) => {
  const server = serverOf(name);
  await release(server, 'wizard', `* ${canary};`);
  await server.point('wizard', `\n{"part":"wizard","releases":"* ${other.slice(9)}`);

  expect(await folderOf(server.origin, 'wizard')).toBe(`/remotes/wizard/${canary}/`);
});

it.each(names)(
  '%s passes over a line that is not a whole change',
  async (name) => {
    const server = serverOf(name);
    await release(server, 'wizard', `* ${canary};`);
    for (const line of [
      '{"part":"wizard","at":"","by":"","why":"cut after a }',
      '{"part":"wizard","at":"","by":"","why":"cut after \\"{}\\"}',
      `{"part":"wizard","why":"\\x","releases":"* ${other};"}`,
      `{"part":"wizard","why":"a\ttab","releases":"* ${other};"}`,
      lineOf('wizard', `0% ${other}; * ${canary};`),
      lineOf('wizard', `100% ${other}; * ${canary};`),
      lineOf('wizard', `* ${other}; } server { listen 1; } #;`),
      lineOf('wizard', `* ${other.slice(1)};`),
      `${lineOf('wizard', `* ${other};`)}\r`,
      `\ufeff${lineOf('wizard', `* ${other};`)}`,
      '\0\0\0',
      'wizard"}',
    ]) {
      await server.point('wizard', `\n${line}\n`);
      await turnResults(server);
      const answer = await ask(server.origin, '/releases.json');
      expect([line, answer.body]).toEqual([line, expect.stringContaining(`"wizard":"${canary}"`)]);
    }
  },
  120_000,
);

it.each(names)(
  '%s follows a pointer that has had hundreds of releases',
  async (name) => {
    const server = serverOf(name);
    const part = join(server.root, 'remote-wizard/dist');
    const ids = [];
    for (let number = 0; number < 200; number += 1) ids.push(await smallRelease(part, number));
    const changes = ids.map((id) => lineOf('wizard', `* ${id};`));
    await server.point('wizard', `\n${changes.join('\n')}\n`);

    expect(await folderOf(server.origin, 'wizard')).toBe(`/remotes/wizard/${ids.at(-1)}/`);
    // nginx copies the pages of earlier changes a few at a time.
    for (const id of [ids[0], ids[100]]) {
      const preview = () => ask(server.origin, `/demo?releases=wizard@${id}`);
      for (let tries = 0; (await preview()).status !== 302; tries += 1) {
        if (tries > 900) throw new Error(`No preview shows ${id}`);
        await sleep(100);
      }
    }
  },
  240_000,
);

it.each(names)('%s ignores a change whose release is incomplete or altered', async (name) => {
  const server = serverOf(name);
  const part = join(server.root, 'remote-wizard/dist');
  await release(server, 'wizard', `* ${canary};`);
  const spoiled = [
    await server.derive('wizard', marked('a changed page')),
    await server.derive('wizard', marked('a changed list')),
    await server.derive('wizard', marked('a page that is gone')),
  ] as const;
  await writeFile(join(part, spoiled[0], 'pages/Wizard.html'), '<p>Changed</p>');
  const list = join(part, spoiled[1], 'files.sha256');
  await writeFile(list, `${await readFile(list, 'utf8')}${'0'.repeat(64)}  static/js/more.js\n`);
  await rm(join(part, spoiled[2], 'pages/Wizard.html'));
  const never = 'f'.repeat(32);

  for (const id of [...spoiled, never]) {
    for (const releases of [`* ${id};`, `10% ${id}; * ${other};`, `10% ${other}; * ${id};`])
      await point(server, 'wizard', releases);
    await turnResults(server);
    const { body } = await ask(server.origin, '/releases.json');
    expect([id, body]).toEqual([id, expect.stringContaining(`"wizard":"${canary}"`)]);
    expect((await ask(server.origin, `/demo?releases=wizard@${id}`)).status).toBe(404);
  }
  expect((await ask(server.origin, '/demo')).body).toContain('<p>canary</p>');
});

it('nginx takes from a part’s server only what its first release was', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'known-'));
  const [first, planted, real] = ['1', '2', '3'].map((digit) => digit.repeat(32));
  const write = (name: string, ...lines: string[]) =>
    writeFile(join(folder, name), `${lines.join('\n')}\n`);
  await write('host.jsonl', lineOf('host', `* ${first};`));
  await write('results.jsonl', lineOf('results', `* ${first};`), lineOf('host', '* off;'), '{');
  await write('wizard.jsonl', lineOf('wizard', `* ${planted};`));
  await write('pointers.jsonl', lineOf('wizard', `* ${real};`));
  for (const release of [`host/${first}`, `results/${first}`, `wizard/${planted}`])
    await mkdir(join(folder, release), { recursive: true });

  const script = join(__dirname, '../nginx/pointers.sh');
  const env = { ...process.env, PARTS: 'host marketing wizard results' };
  const printed = execFileSync('sh', [script, folder], { env }).toString();
  await rm(folder, { recursive: true });

  expect(printed).toContain(
    `"host * ${first};  marketing * none;  wizard * none;  results * ${first};  "`,
  );
  expect(printed).not.toContain(planted);
});

it('nginx adds a part that PARTS does not name once a change names it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'known-'));
  const id = '4'.repeat(32);
  await writeFile(
    join(folder, 'pointers.jsonl'),
    `${lineOf('news', `* ${id};`)}\n${lineOf('gateway', `* ${id};`)}\n`,
  );
  await mkdir(join(folder, 'news', id), { recursive: true });

  const script = join(__dirname, '../nginx/pointers.sh');
  const env = { ...process.env, PARTS: 'host', HOST_ADDRESS: '127.0.0.1:8081' };
  const printed = execFileSync('sh', [script, folder], { env }).toString();
  await rm(folder, { recursive: true });

  expect(printed).toContain(`"host * none;  news * ${id};  "`);
  expect(printed).toContain('$address { volatile; host 127.0.0.1:8081; news news:8080; }');
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

/** A change of a wizard's page. */
function marked(text: string) {
  return (content: string, file: string) =>
    file === 'pages/Wizard.html' ? `${content}<p>${text}</p>` : content;
}

/** A release of one page. Resolves with its id. */
async function smallRelease(part: string, number: number) {
  const folder = join(part, `new-${number}`);
  await mkdir(join(folder, 'pages'), { recursive: true });
  await writeFile(join(folder, 'pages/Wizard.html'), `<p>${number}</p>`);
  const id = await listFiles(folder);
  await rename(folder, join(part, id));
  return id;
}

/** Points to releases and waits until the server goes by it. */
async function release(server: Server, part: string, releases: string) {
  await server.point(part, `\n${lineOf(part, releases)}\n`);
}

/** Points to releases without waiting. */
function point(server: Server, part: string, releases: string) {
  const file = join(server.root, part === 'host' ? part : `remote-${part}`, 'dist', pointerFile);
  return appendFile(file, `\n${lineOf(part, releases)}\n`);
}

/** Switches another part off, or on again. Once that is in effect, so would an earlier change be. */
async function turnResults(server: Server) {
  const { body } = await ask(server.origin, '/releases.json');
  const isOff = JSON.parse(body).results === 'off';
  await release(server, 'results', isOff ? `* ${server.built.results};` : '* off;');
}

function lineOf(part: string, releases: string) {
  return JSON.stringify({ part, at: new Date().toISOString(), by: 'test', why: 'test', releases });
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
