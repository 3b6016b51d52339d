import { ask, folderOf } from './ask';
import { type Server, targets } from './servers';

const servers = new Map<string, Server>();
const names = targets.map(({ name }) => [name] as const);
const revalidated = ['/data/candidates.json', '/version.json', '/icon.svg', '/robots.txt'];
const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
};

beforeAll(async () => {
  for (const { name, start } of targets) servers.set(name, await start());
}, 400_000);

afterAll(async () => {
  for (const server of servers.values()) await server.stop();
});

it.each(names)('%s lets browsers cache releases for a year, and nothing else', async (name) => {
  for (const path of await filesOfReleases(name))
    expect(await cachingOf(name, path)).toBe('public, max-age=31536000, immutable');
  for (const path of revalidated) expect(await cachingOf(name, path)).toBe('no-cache');
});

it.each(names)('%s sends the content type of each file', async (name) => {
  for (const path of [...(await filesOfReleases(name)), ...revalidated]) {
    const { status, headers } = await ask(originOf(name), path);

    expect([path, status]).toEqual([path, 200]);
    expect(headers['content-type']).toBe(types[path.split('.').pop() ?? '']);
  }
});

it.each(names)('%s sends an encoding that the client accepts, brotli before gzip', async (name) => {
  const accepted = [
    ['', undefined],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['gzip;q=0', undefined],
  ] as const;
  for (const path of [...(await filesOfReleases(name)).slice(-2), '/data/candidates.json']) {
    const plain = await ask(originOf(name), path);
    for (const [header, encoding] of accepted) {
      const headers = { 'Accept-Encoding': header };
      const answer = await ask(originOf(name), path, { headers });

      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(answer.headers.vary).toBe('Accept-Encoding, Available-Dictionary');
      expect(answer.body).toBe(plain.body);
      if (encoding) expect(answer.raw.length).toBeLessThan(plain.raw.length);
    }
  }
});

it.each(names)('%s compresses a page exactly once', async (name) => {
  const headers = { 'Accept-Encoding': 'gzip, br' };
  const page = await ask(originOf(name), '/demo', { headers });

  expect(page.headers['content-encoding']).toBe('gzip');
  expect(page.headers.vary).toBe('Accept-Encoding');
  expect(page.body).toContain('</html>');
});

it.each(names)('%s answers 304 to a client that has the file', async (name) => {
  for (const path of [...(await filesOfReleases(name)), ...revalidated]) {
    const headers = { 'Accept-Encoding': 'br' };
    const first = await ask(originOf(name), path, { headers });
    const etag = String(first.headers.etag);
    const again = await ask(originOf(name), path, {
      headers: { ...headers, 'If-None-Match': etag },
    });
    const other = await ask(originOf(name), path, { headers: { 'If-None-Match': '"other"' } });

    expect([path, again.status, again.raw.length]).toEqual([path, 304, 0]);
    expect(again.headers['cache-control']).toBe(first.headers['cache-control']);
    expect(other.status).toBe(200);
  }
});

it.each(names)('%s recognizes the file among several ETags of a client', async (name) => {
  for (const path of [...(await filesOfReleases(name)).slice(-1), ...revalidated]) {
    const etag = String((await ask(originOf(name), path)).headers.etag);
    const among = [`"a", ${etag}`, `"a",${etag.replace(/^W\//, '')} , "b"`, `W/${etag}`, '*'];
    for (const header of among) {
      const { status } = await ask(originOf(name), path, { headers: { 'If-None-Match': header } });
      expect([path, header, status]).toEqual([path, header, 304]);
    }
    for (const header of ['"a", "b"', etag.slice(0, -2)]) {
      const { status } = await ask(originOf(name), path, { headers: { 'If-None-Match': header } });
      expect([path, header, status]).toEqual([path, header, 200]);
    }
  }
});

it.each(names)('%s answers a range request with the whole file', async (name) => {
  for (const path of [...(await filesOfReleases(name)), ...revalidated, '/demo']) {
    const headers = { Range: 'bytes=0-3' };
    const whole = await ask(originOf(name), path);
    const answer = await ask(originOf(name), path, { headers });

    expect([path, answer.status]).toEqual([path, 200]);
    expect(answer.headers).not.toHaveProperty('accept-ranges');
    if (path !== '/demo') expect(answer.body).toBe(whole.body);
  }
});

it.each(names)('%s sends the length of every file', async (name) => {
  for (const path of await filesOfReleases(name)) {
    const get = await ask(originOf(name), path);
    const head = await ask(originOf(name), path, { method: 'HEAD' });

    expect(Number(head.headers['content-length'])).toBe(get.raw.length);
  }
});

/** Files of the shell's release and of the wizard's: the first scripts of the page, and what describes the remote. */
async function filesOfReleases(name: string) {
  const { body } = await ask(originOf(name), '/demo');
  const found = [...body.matchAll(/(?:src|href)="(\/[^"]*\.[0-9a-f]{8,}\.js)"/g)];
  expect(found.length).toBeGreaterThan(2);
  const folder = await folderOf(originOf(name), 'wizard');
  const described = ['version.json', 'mf-manifest.json'].map((file) => folder + file);
  return [...described, ...found.map(([, path = '']) => path)];
}

async function cachingOf(name: string, path: string) {
  return (await ask(originOf(name), path)).headers['cache-control'];
}

function originOf(name: string) {
  return servers.get(name)?.origin ?? '';
}
