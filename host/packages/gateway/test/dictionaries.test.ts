import { createHash } from 'node:crypto';
import { appendFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { contentOf } from '@donate-impact/build/dcz';
import { writeDeltas } from '@donate-impact/build/deltas';
import { deriveRelease } from '@donate-impact/build/deriveRelease';
import { liveRelease, pointerFile } from '@donate-impact/build/pointer';
import { ask, folderOf } from './ask';
import { changeOf, distIn, type Served, startGateway } from './startGateway';

let server: Served;
let [id, entry] = ['', ''];
let before = Buffer.alloc(0);

// A release of the wizard in which every script has another line, and the copies that a build writes.
beforeAll(async () => {
  server = await startGateway({}, { prepare });
});

afterAll(async () => {
  await server.stop();
});

it('sends a returning browser what has changed in a script', async () => {
  const whole = await askFor({ 'Accept-Encoding': 'br' });

  const answer = await askFor(returning());

  expect(answer.headers['content-encoding']).toBe('dcz');
  expect((await contentOf(answer.raw, before)).toString()).toBe(whole.body);
  expect(answer.raw.length).toBeLessThan(whole.raw.length / 10);
  for (const header of ['vary', 'content-type', 'cache-control', 'use-as-dictionary'])
    expect(answer.headers[header]).toBe(whole.headers[header]);
});

it('sends the whole script to everybody else', async () => {
  const { 'Available-Dictionary': known, 'Accept-Encoding': accepted } = returning();
  const other = createHash('sha256').update('other').digest('base64');
  for (const [dictionary, encodings, encoding] of [
    [undefined, accepted, 'br'],
    [`:${other}:`, accepted, 'br'],
    [known.slice(1, -1), accepted, 'br'],
    ['', accepted, 'br'],
    [`:${'../'.repeat(14)}a=:`, accepted, 'br'],
    [known, 'gzip, br', 'br'],
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
    const { status, headers: answered, body } = await askFor(headers);

    const given = answered['content-encoding'];
    expect([dictionary, encodings, status, given]).toEqual([dictionary, encodings, 200, encoding]);
    expect(answered.vary).toBe('Accept-Encoding, Available-Dictionary');
    expect(body).toContain('/* changed */');
  }
});

it('has no address for a copy, and sends the whole script once it is gone', async () => {
  const { root, built } = server;
  const dist = distIn(root, 'wizard');
  const chunks = await readdir(join(dist, id, 'static/js/async'));
  const chunk = `static/js/async/${chunks.find((file) => file.endsWith('.js'))}`;
  const path = `/remotes/wizard/${id}/${chunk}`;
  const headers = returning(await readFile(join(dist, built.wizard ?? '', chunk)));
  expect((await ask(server.origin, path, { headers })).headers['content-encoding']).toBe('dcz');
  const [copy] = await readdir(join(dist, id, `${chunk}.dcz`));
  expect((await ask(server.origin, `${path}.dcz/${copy}`)).status).toBe(404);

  await rm(join(dist, id, `${chunk}.dcz`), { recursive: true });

  const answer = await ask(server.origin, path, { headers });
  expect([answer.status, answer.headers['content-encoding']]).toEqual([200, undefined]);
  expect(answer.body).toContain('/* changed */');
});

it('answers HEAD and 304 for what has changed', async () => {
  const answer = await askFor(returning());
  const head = await askFor(returning(), 'HEAD');
  const again = await askFor({ ...returning(), 'If-None-Match': `${answer.headers.etag}` });
  const whole = await askFor({ 'Accept-Encoding': 'br' });

  expect(Number(head.headers['content-length'])).toBe(answer.raw.length);
  expect([again.status, again.raw.length]).toEqual([304, 0]);
  expect(whole.headers.etag).not.toBe(answer.headers.etag);
});

it('names the files that a script or a data file is a dictionary for', async () => {
  const shell = await folderOf(server.origin, 'host');
  const wizard = `/remotes/wizard/${id}/`;
  const { body } = await ask(server.origin, '/demo');
  const [script = ''] = /static\/js\/index\.[0-9a-f]{10}\.js/.exec(body) ?? [];
  for (const [path, value] of [
    [wizard + entry, 'match="/remotes/wizard/*/static/js/remoteEntry.*.js?"'],
    [shell + script, 'match="/host/*/static/js/index.*.js?"'],
    [`${shell}data/candidates.json`, 'match="/host/*/data/candidates.json?"'],
    ['/data/candidates.json', undefined],
    [`${wizard}mf-manifest.json`, undefined],
    [`${wizard}pages/Wizard.html`, undefined],
    ['/demo', undefined],
  ] as const) {
    const { headers } = await ask(server.origin, path);
    expect([path, headers['use-as-dictionary']]).toEqual([path, value]);
  }
});

const returning = (dictionary = before) => ({
  'Accept-Encoding': 'gzip, deflate, br, zstd, dcb, dcz',
  'Available-Dictionary': `:${createHash('sha256').update(dictionary).digest('base64')}:`,
});

async function prepare(root: string) {
  const part = distIn(root, 'wizard');
  const live = join(part, liveRelease(part));
  id = await deriveRelease(part, (text, file) =>
    file.endsWith('.js') ? `${text}/* changed */` : text,
  );
  const deployed = changeOf('wizard', `* ${liveRelease(part)};`, { deployed: id });
  await appendFile(join(part, pointerFile), `\n${deployed}\n`);
  const release = join(part, id);
  const files = await readdir(release, { recursive: true });
  entry = files.find((file) => /remoteEntry\.\w+\.js$/.test(file)) ?? '';
  before = await readFile(join(live, entry));
  const copy = brotliCompressSync(await readFile(join(release, entry)));
  await writeFile(join(release, `${entry}.br`), copy);
  await writeDeltas(release, [live]);
}

function askFor(headers: Record<string, string>, method = 'GET') {
  return ask(server.origin, `/remotes/wizard/${id}/${entry}`, { method, headers });
}
