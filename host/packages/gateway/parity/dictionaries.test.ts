import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { contentOf } from '@donate-impact/build/dcz';
import { writeDeltas } from '@donate-impact/build/deltas';
import { deriveRelease } from '@donate-impact/build/deriveRelease';
import { liveRelease } from '@donate-impact/build/pointer';
import { ask, folderOf } from './ask';
import { type Server, targets } from './servers';

const servers = new Map<string, Server>();
const names = targets.map(({ name }) => [name] as const);
let [id, entry] = ['', ''];
let before = Buffer.alloc(0);

// A release of the wizard in which every script has another line, and the copies that a build writes.
beforeAll(async () => {
  for (const { name, start } of targets) servers.set(name, await start({}, [], prepare));
}, 400_000);

afterAll(async () => {
  for (const server of servers.values()) await server.stop();
});

it.each(names)('%s sends a returning browser what has changed in a script', async (name) => {
  const whole = await askFor(name, { 'Accept-Encoding': 'br' });

  const answer = await askFor(name, returning());

  expect(answer.headers['content-encoding']).toBe('dcz');
  expect((await contentOf(answer.raw, before)).toString()).toBe(whole.body);
  expect(answer.raw.length).toBeLessThan(whole.raw.length / 10);
  for (const header of ['vary', 'content-type', 'cache-control', 'use-as-dictionary'])
    expect(answer.headers[header]).toBe(whole.headers[header]);
});

it.each(names)(
  '%s keeps answers for other browsers apart in caches, whatever it sends',
  async (name) => {
    for (const headers of [{ 'Accept-Encoding': '' }, { 'Accept-Encoding': 'br' }, returning()])
      expect((await askFor(name, headers)).headers.vary).toBe(
        'Accept-Encoding, Available-Dictionary',
      );
  },
);

it.each(names)('%s sends the whole script to everybody else', async (name) => {
  const { 'Available-Dictionary': known, 'Accept-Encoding': accepted } = returning();
  const other = createHash('sha256').update('other').digest('base64');
  for (const [dictionary, encodings, encoding] of [
    [undefined, accepted, 'br'],
    [`:${other}:`, accepted, 'br'],
    [known.slice(1, -1), accepted, 'br'],
    [`:${known.slice(2)}`, accepted, 'br'],
    ['', accepted, 'br'],
    [`:${'../'.repeat(14)}a=:`, accepted, 'br'],
    [known, 'gzip, br', 'br'],
    [known, 'gzip, br, dcb', 'br'],
    [known, 'br, dcz;q=0', 'br'],
    [known, 'br, dcz;q=0.0', 'br'],
    [known, 'br, xdcz', 'br'],
    [`:${other}:`, 'dcz', undefined],
    [known, '', undefined],
  ] as const) {
    const headers = {
      'Accept-Encoding': encodings,
      ...(dictionary !== undefined && { 'Available-Dictionary': dictionary }),
    };
    const { status, headers: answered, body } = await askFor(name, headers);

    const asked = [dictionary, encodings];
    expect([asked, status, answered['content-encoding']]).toEqual([asked, 200, encoding]);
    expect(body).toContain('/* changed */');
  }
});

it.each(names)('%s sends the whole script once a copy is gone', async (name) => {
  const { root = '', built = {} } = servers.get(name) ?? {};
  const dist = join(root, 'remote-wizard/dist');
  const chunks = await readdir(join(dist, id, 'static/js/async'));
  const chunk = `static/js/async/${chunks.find((file) => file.endsWith('.js'))}`;
  const path = `/remotes/wizard/${id}/${chunk}`;
  const headers = returning(await readFile(join(dist, built.wizard ?? '', chunk)));
  expect((await ask(originOf(name), path, { headers })).headers['content-encoding']).toBe('dcz');

  await rm(join(dist, id, `${chunk}.dcz`), { recursive: true });

  const answer = await ask(originOf(name), path, { headers });
  expect([answer.status, answer.headers['content-encoding']]).toEqual([200, undefined]);
  expect(answer.body).toContain('/* changed */');
});

it.each(names)('%s answers HEAD and 304 for what has changed', async (name) => {
  const answer = await askFor(name, returning());
  const head = await askFor(name, returning(), 'HEAD');
  const again = await askFor(name, { ...returning(), 'If-None-Match': `${answer.headers.etag}` });
  const whole = await askFor(name, { 'Accept-Encoding': 'br' });

  expect(Number(head.headers['content-length'])).toBe(answer.raw.length);
  expect([again.status, again.raw.length]).toEqual([304, 0]);
  expect(whole.headers.etag).not.toBe(answer.headers.etag);
});

it.each(names)(
  '%s names the files that a script or a data file is a dictionary for',
  async (name) => {
    const shell = await folderOf(originOf(name), 'host');
    const wizard = `/remotes/wizard/${id}/`;
    const [script = ''] = /static\/js\/index\.[0-9a-f]{10}\.js/.exec(
      (await ask(originOf(name), '/demo')).body,
    ) ?? [''];
    for (const [path, value] of [
      [wizard + entry, 'match="/remotes/wizard/*/static/js/remoteEntry.*.js?"'],
      [shell + script, 'match="/host/*/static/js/index.*.js?"'],
      [`${shell}data/candidates.json`, 'match="/host/*/data/candidates.json?"'],
      ['/data/candidates.json', undefined],
      [`${wizard}mf-manifest.json`, undefined],
      [`${wizard}pages/Wizard.html`, undefined],
      [`${wizard}static/js/gone.0123456789.js`, undefined],
      ['/demo', undefined],
    ] as const) {
      const { headers } = await ask(originOf(name), path);
      expect([path, headers['use-as-dictionary']]).toEqual([path, value]);
    }
  },
);

it.each(names)('%s has no address for a copy', async (name) => {
  const { 'Available-Dictionary': known } = returning();

  const { status } = await ask(
    originOf(name),
    `/remotes/wizard/${id}/${entry}.dcz/${known.slice(1, -1)}`,
  );

  expect(status).toBe(404);
});

const returning = (dictionary = before) => ({
  'Accept-Encoding': 'gzip, deflate, br, zstd, dcb, dcz',
  'Available-Dictionary': `:${createHash('sha256').update(dictionary).digest('base64')}:`,
});

async function prepare(root: string) {
  const part = join(root, 'remote-wizard/dist');
  const live = join(part, liveRelease(part));
  const change = (text: string, file: string) =>
    file.endsWith('.js') ? `${text}/* changed */` : text;
  id = await deriveRelease(part, change);
  const release = join(part, id);
  [entry = ''] = (await readdir(release, { recursive: true })).filter((file) =>
    /remoteEntry\.\w+\.js$/.test(file),
  );
  before = await readFile(join(live, entry));
  await writeFile(
    join(release, `${entry}.br`),
    brotliCompressSync(await readFile(join(release, entry))),
  );
  await writeDeltas(release, [live]);
}

function askFor(name: string, headers: Record<string, string>, method = 'GET') {
  return ask(originOf(name), `/remotes/wizard/${id}/${entry}`, { method, headers });
}

function originOf(name: string) {
  return servers.get(name)?.origin ?? '';
}
