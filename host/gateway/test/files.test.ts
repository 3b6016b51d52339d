import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { appendFile, mkdtemp, readFile, rename, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { brotliCompressSync, constants, createBrotliCompress } from 'node:zlib';
import { findFiles } from '@donate-impact/releases/releaseFolder';
import { getDist, serveBuilds, withText } from './startGateway';

const server = serveBuilds();
let released: string[] = [];
let [shell, wizard] = ['', ''];
const revalidated = ['/data/candidates.json', '/version.json', '/icon.svg', '/robots.txt'];
const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  sha256: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
};

beforeAll(async () => {
  shell = await server.getFolder('host');
  wizard = await server.getFolder('wizard');
  const { body } = await server.ask('/demo');
  const found = [...body.matchAll(/(?:src|href)="(\/[^"]*\.[0-9a-f]{8,}\.js)"/g)];
  expect(found.length).toBeGreaterThan(2);
  revalidated.push(`${wizard}version.json`, `${wizard}files.sha256`);
  released = [`${wizard}mf-manifest.json`, ...found.map(([, path = '']) => path)];
});

it('sends each file with its type, to be cached for a year only if a release lists it', async () => {
  for (const path of [...released, ...revalidated]) {
    const { status, headers } = await server.ask(path);
    const caching = revalidated.includes(path) ? 'no-cache' : 'public, max-age=31536000, immutable';

    expect([path, status]).toEqual([path, 200]);
    expect(headers['cache-control']).toBe(caching);
    expect(headers['content-type']).toBe(types[path.split('.').pop() ?? '']);
  }
});

it('sends no source map', async () => {
  const [, id = ''] = /([0-9a-f]{32})\/$/.exec(wizard) ?? [];
  const dist = getDist(server.root, 'wizard');
  const maps = (await findFiles(join(dist, id))).filter((file) => file.endsWith('.map'));

  expect(maps.length).toBeGreaterThan(0);
  for (const map of maps)
    for (const path of [wizard + map, `/remotes/wizard/${map.replace('maps/', '')}`])
      expect([path, (await server.ask(path)).status]).toEqual([path, 404]);
});

it('sends an encoding that the client accepts, brotli before gzip, each with its own ETag', async () => {
  for (const path of [released.at(-1) ?? '', '/data/candidates.json', '/demo']) {
    const plain = await server.ask(path);
    const tags = new Set([plain.headers.etag]);
    for (const [header, encoding] of [
      ['', undefined],
      ['gzip', 'gzip'],
      ['gzip, deflate, br, zstd', 'br'],
      ['br;q=0, gzip;q=0.5', 'gzip'],
      ['gzip;q=0', undefined],
    ] as const) {
      const headers = { 'Accept-Encoding': header };
      const answer = await server.ask(path, headers);
      const head = await server.ask(path, headers, 'HEAD');

      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(answer.headers.vary).toBe('Accept-Encoding');
      expect(answer.body).toBe(plain.body);
      if (encoding) expect(answer.raw.length).toBeLessThan(plain.raw.length / 2);
      expect(Number(head.headers['content-length'])).toBe(answer.raw.length);
      tags.add(answer.headers.etag);
    }
    expect(tags.size).toBe(3);
  }
});

it('answers 304 to a client that has the file or page, by any of its ETags', async () => {
  for (const path of [...released, ...revalidated, '/demo', '/licenses']) {
    const { headers } = await server.ask(path);
    const etag = String(headers.etag);
    for (const known of [etag, `"a", ${etag}`, `"a",${etag} , "b"`, `W/${etag}`, '*']) {
      const again = await server.ask(path, { 'If-None-Match': known });
      expect([path, known, again.status, again.raw.length]).toEqual([path, known, 304, 0]);
      for (const header of ['cache-control', 'content-security-policy', 'vary'])
        expect(again.headers[header]).toBe(headers[header]);
    }
    for (const other of ['"a", "b"', etag.slice(0, -2)]) {
      const { status } = await server.ask(path, { 'If-None-Match': other });
      expect([path, other, status]).toEqual([path, other, 200]);
    }
  }
});

it('never answers a missing file with a page', async () => {
  const of = (app: string) => wizard.replace('wizard', app);
  for (const path of [
    ...inFolder(shell, 'gone.txt pages/ pages'),
    ...inFolder(wizard, 'static/js/gone.0123456789.js pages/Gone.html mf-manifest.json.gz'),
    ...inFolder('/host/', 'static/js/gone.0123456789.js static/ static/js none/index.html'),
    ...inFolder('/data/', 'none.json candidates.json.br'),
    ...inFolder('/remotes/wizard/', 'mf-manifest.json ffffffffffff/version.json off/version.json'),
    ...inFolder('/remotes/wizard/', 'static/js/gone.0123456789.js static/pages/Wizard.html'),
    `/remotes${shell}version.json`,
    `${of('results')}version.json`,
    `${of('nobody')}mf-manifest.json`,
    `${of('constructor')}a.js`,
    `${of('__proto__')}a.js`,
    ...[wizard, '/host/', '/data/', '/remotes/', '/remotes/wizard/'],
  ]) {
    const { status, headers, body } = await server.ask(path);
    expect([path, status, body]).toEqual([path, 404, '404\n']);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
  }
});

it('serves nothing outside its folders', async () => {
  const up = '%2e%2e%2f';
  for (const path of [
    ...inFolder('/data/', '../package.json %2e%2e/%2e%2e/package.json ..%5cpackage.json'),
    ...inFolder(wizard, '..%2fpackage.json ..%2f..%2fpackage.json ../../package.json'),
    ...inFolder(wizard, `${up}${up}package.json static/${up}${up}${up}package.json`),
    ...inFolder(
      '/remotes/wizard/static/',
      `${up}package.json ${up}${up}package.json js/${up}${up}`,
    ),
    ...[`${shell}${up}active.json`, `/remotes/wizard/${up}package.json`],
    ...[`/${up}package.json`, `http://any.host/${up}package.json`],
  ]) {
    const { status, body } = await server.ask(path);
    expect([path, [400, 404].includes(status)]).toEqual([path, true]);
    expect(body).not.toMatch(/workspaces|"releases"/);
  }
});

it('serves what was signed last', async () => {
  const file = join(getDist(server.root, 'wizard'), basename(wizard), 'signature');
  for (const signature of ['first', 'second']) {
    await writeFile(file, signature);
    expect((await server.ask(`${wizard}signature`)).body).toBe(signature);
  }
});

it('serves only files that the release lists and that are as listed', async () => {
  const id = await server.derive('wizard');
  await server.release('wizard', `* ${server.built.wizard};`, { deployed: id });
  const at = (file: string) => join(getDist(server.root, 'wizard'), id, file);
  await writeFile(at('more.txt'), 'not listed');
  await appendFile(at('licenses.txt'), 'changed');
  for (const file of ['mf-manifest.json', 'version.json']) await replaceByLink(at(file));

  for (const [file, status] of [
    ['files.sha256', 200],
    ['sbom.json', 200],
    ['more.txt', 404],
    ['licenses.txt', 404],
    ['mf-manifest.json', 404],
    ['version.json', 404],
  ] as const) {
    const answer = await server.ask(`/remotes/wizard/${id}/${file}`);
    expect([file, answer.status]).toEqual([file, status]);
  }
  const refused = server.lines.filter(({ code }) => code === 'RELEASE_ALTERED');
  expect(refused.map(({ msg }) => msg)).toEqual([expect.stringContaining(`${id}/licenses.txt`)]);
});

it('does not unpack a copy that is larger than its file', async () => {
  const id = await server.derive('wizard');
  await server.release('wizard', `* ${id};`);
  const file = join(getDist(server.root, 'wizard'), id, 'sbom.json');
  await pipeline(zeros(2 ** 29), createBrotliCompress(fastest), createWriteStream(`${file}.br`));
  const before = process.resourceUsage().maxRSS;

  const { status, headers } = await server.ask(`/remotes/wizard/${id}/sbom.json`, {
    'Accept-Encoding': 'br',
  });

  expect([status, headers['content-encoding']]).toEqual([200, undefined]);
  // Unpacked, the copy has 512 MB.
  expect((process.resourceUsage().maxRSS - before) / 1024).toBeLessThan(200);
});

it('sends a large data file as it is until it is compressed', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'data-'));
  server.set({ DATA_DIR: dataFolder });
  const text = JSON.stringify(randomBytes(150_000).toString('hex'));
  await writeFile(join(dataFolder, 'candidates.json'), text);
  const read = () => server.ask('/data/candidates.json', { 'Accept-Encoding': 'br' });

  const first = await read();
  expect([first.headers['content-encoding'], first.body === text]).toEqual([undefined, true]);
  let later = first;
  while (!later.headers['content-encoding']) later = await read();

  expect(later.body).toBe(text);
  server.set({});
});

it('serves a file once its release is active, without copies that have other content', async () => {
  const id = await server.derive('wizard');
  const path = `/remotes/wizard/${id}/sbom.json`;
  const file = join(getDist(server.root, 'wizard'), id, 'sbom.json');
  expect((await server.ask(path)).status).toBe(404);
  await server.release('wizard', `* ${id};`);
  await writeFile(`${file}.br`, brotliCompressSync('other'));
  await writeFile(`${file}.gz`, 'no copy');

  const answer = await server.ask(path, { 'Accept-Encoding': 'br, gzip' });
  expect([answer.status, answer.headers['content-encoding']]).toEqual([200, undefined]);
  expect(answer.body).toBe(await readFile(file, 'utf8'));
});

it('serves a shared file while an active release lists it, also after a rollout', async () => {
  const id = await server.derive('wizard', withText('Wizard', '<p>Later</p>'));
  const [before, later] = [await findScript(server.built.wizard), await findScript(id)];
  expect(later).not.toBe(before);
  expect(await getStatus(later)).toBe(404);
  await server.release('wizard', `* ${id};`);

  expect([await getStatus(before), await getStatus(later)]).toEqual([200, 200]);
});

it('serves no shared file that is not listed, not as listed, or a link', async () => {
  const dist = getDist(server.root, 'wizard');
  const ids = await Promise.all(
    ['changed', 'linked'].map((text) => server.derive('wizard', withText('Wizard', text))),
  );
  const [changed = '', linked = ''] = await Promise.all(ids.map(findScript));
  for (const id of ids) await server.release('wizard', `* ${id};`);
  await writeFile(join(dist, 'static/js/more.0123456789.js'), 'not listed');
  await appendFile(join(dist, changed), 'changed');
  await replaceByLink(join(dist, linked));

  const known = await findScript(server.built.wizard);
  for (const [file, status] of [
    [known, 200],
    [`${known}.br`, 404],
    ['static/js/more.0123456789.js', 404],
    [changed, 404],
    [linked, 404],
  ] as const)
    expect([file, await getStatus(file)]).toEqual([file, status]);
  expect((await server.ask(`/remotes/results/${known}`)).status).toBe(404);
});

function inFolder(folder: string, files: string) {
  return files.split(' ').map((file) => folder + file);
}

/** The path of the first script of a release of the wizard. */
async function findScript(id = '') {
  const manifest = join(getDist(server.root, 'wizard'), id, 'mf-manifest.json');
  return JSON.parse(await readFile(manifest, 'utf8')).metaData.remoteEntry.name as string;
}

async function getStatus(file: string) {
  return (await server.ask(`/remotes/wizard/${file}`)).status;
}

async function replaceByLink(path: string) {
  const elsewhere = join(server.root, basename(path));
  await rename(path, elsewhere);
  await symlink(elsewhere, path);
}

const fastest = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

function* zeros(size: number) {
  const chunk = Buffer.alloc(2 ** 24);
  for (let sent = 0; sent < size; sent += chunk.length) yield chunk;
}
