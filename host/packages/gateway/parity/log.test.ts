import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { off, pointerFile, releasesOf } from '@donate-impact/build/pointer';
import { ask } from './ask';
import { type Server, targets } from './servers';

const never = 'f'.repeat(32);
const names = targets.map(({ name }) => [name] as const);
const servers = new Map<string, { server: Server; file: string; folder: string }>();

beforeAll(async () => {
  for (const { name, start } of targets) {
    const folder = await mkdtemp(join(tmpdir(), 'log-'));
    const file = join(folder, 'gateway.log');
    const env = { LOG_FILE: file, ACCESS_LOG: '/dev/null gateway', REPORTS: 'on' };
    servers.set(name, { server: await start(env), file, folder });
  }
}, 400_000);

afterAll(async () => {
  for (const { server, folder } of servers.values()) {
    await server.stop();
    await rm(folder, { recursive: true });
  }
});

it.each(names)('%s logs which releases a page was composed from', async (name) => {
  const { wizard, host } = builtAt(name);

  expect(await sourcesOf(name, '/demo')).toBe(`host@${host},wizard@${wizard}`);
  expect(await sourcesOf(name, '/nowhere')).toBe(`host@${host}`);
});

it.each(names)('%s logs which release a file belongs to', async (name) => {
  const { wizard, host } = builtAt(name);

  expect(await sourcesOf(name, `/remotes/wizard/${wizard}/mf-manifest.json`)).toBe(
    `wizard@${wizard}`,
  );
  expect(await sourcesOf(name, `/host/${host}/missing.js`)).toBe(`host@${host}`);
  expect(await sourcesOf(name, '/data/candidates.json')).toBe(`host@${host}`);
});

it.each(names)('%s logs no release or part that only the request knows', async (name) => {
  expect(await sourcesOf(name, `/remotes/wizard/${never}/mf-manifest.json`)).toBe('wizard@other');
  expect(await sourcesOf(name, '/remotes/wizard/none/mf-manifest.json')).toBe('wizard@none');
  expect(await sourcesOf(name, `/remotes/nobody/${never}/mf-manifest.json`)).toBe('-');
  expect(await sourcesOf(name, '/demo', 'PUT')).toBe('-');
});

it.each(names)('%s logs a request in eight words, whatever its address is', async (name) => {
  const line = await lineOf(name, `/demo?"a\\b'host@${never},wizard@${never}:stale`);

  expect(line).toMatch(
    /^\d{4}-\d\d-\d\dT\S+ [0-9a-f]{32} 200 GET \/demo\?\\x22a\\x5Cb'host@f{32},wizard@f{32}:stale (?:\d+|-) \d+\.\d{3} host@[0-9a-f]{32},wizard@[0-9a-f]{32}$/,
  );
});

it.each(names)('%s logs a fragment that its release lacks as empty', async (name) => {
  const { server } = at(name);
  const change = (text: string, file: string) => (file === 'pages/About.html' ? null : text);
  const id = await server.derive('marketing', change);
  await release(server, 'marketing', id);

  await until(name, '/about', `host@${server.built.host},marketing@${id}:empty`);
});

it.each(names)('%s logs a part that is switched off', async (name) => {
  const { server } = at(name);
  await release(server, 'results', off);

  await until(name, '/results', `host@${server.built.host},results@off:empty`);
});

it.each(names)('%s logs a release as stale while a later one is missing', async (name) => {
  const { server } = at(name);
  const { host, wizard } = server.built;
  await release(server, 'wizard', never);
  await until(name, '/demo', `host@${host},wizard@${wizard}:stale`);
  const preview = await sourcesOf(name, '/demo', 'GET', `releases=wizard@${wizard}`);
  await release(server, 'host', never);
  await until(name, '/demo', `host@${host}:stale,wizard@${wizard}:stale`);

  expect(preview).toBe(`host@${host},wizard@${wizard}`);
});

it.each(names)('%s logs whether it knows the release that a report names', async (name) => {
  const { wizard = '' } = builtAt(name);
  const report = { part: 'wizard', phase: 'chunk', release: wizard, message: 'gone' };
  const reports = [
    [`wizard@${wizard}`, report],
    [`wizard@${wizard}`, { ...report, recovered: true }],
    ['wizard@none', { ...report, release: 'none' }],
    ['wizard@other', { ...report, release: never }],
    ['-', { ...report, part: 'nobody' }],
  ] as const;
  await post(name, JSON.stringify({ ...report, more: 'words' }));
  for (const [, each] of reports) await post(name, JSON.stringify(each));

  const expected = reports.map(([claim, each]) => `failure ${claim} ${JSON.stringify(each)}`);
  const failures = async () => {
    const lines = (await readFile(at(name).file, 'utf8')).split('\n').slice(0, -1);
    return lines.filter((line) => line.startsWith('failure '));
  };
  for (let tries = 0; tries < 100 && (await failures()).length < expected.length; tries += 1)
    await pause(50);
  expect(await failures()).toEqual(expected);
});

function at(name: string) {
  const found = servers.get(name);
  if (!found) throw new Error(`No server ${name}`);
  return found;
}

function builtAt(name: string) {
  return at(name).server.built;
}

/** The line that a request has left in the log. */
async function lineOf(name: string, path: string, method = 'GET', cookie = '') {
  const headers = { Cookie: cookie };
  const answer = await ask(at(name).server.origin, path, { method, headers });
  const id = String(answer.headers['x-request-id']);
  for (let tries = 0; tries < 100; tries += 1) {
    const lines = (await readFile(at(name).file, 'utf8')).split('\n').slice(0, -1);
    const line = lines.find((each) => each.includes(` ${id} `));
    if (line) return line;
    await pause(20);
  }
  throw new Error(`${name} has not logged ${path}`);
}

/** The last word of that line. */
async function sourcesOf(...[name, path, method, cookie]: Parameters<typeof lineOf>) {
  return (await lineOf(name, path, method, cookie)).replace(/.* /, '');
}

/** Makes a release of a part live, whether it is there or not. */
async function release({ root }: Server, part: string, id: string) {
  const change = { part, at: '', by: '', why: '', releases: releasesOf(id) };
  const folder = part === 'host' ? part : `remote-${part}`;
  await appendFile(join(root, folder, 'dist', pointerFile), `${JSON.stringify(change)}\n`);
}

/** Requests a page until its line ends as expected; nginx follows a pointer in a moment. */
async function until(name: string, path: string, expected: string) {
  let found = '';
  for (let tries = 0; found !== expected && tries < 50; tries += 1) {
    found = await sourcesOf(name, path);
    await pause(100);
  }
  expect(found).toBe(expected);
}

function post(name: string, body: string) {
  return new Promise<void>((resolve, reject) => {
    const headers = { 'Content-Length': body.length };
    const { origin } = at(name).server;
    const sent = request(
      `${origin}/failures`,
      { method: 'POST', agent: false, headers },
      (answer) => answer.resume().on('end', resolve),
    );
    sent.once('error', reject);
    sent.end(body);
  });
}
