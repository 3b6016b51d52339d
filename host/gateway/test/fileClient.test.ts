import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readUrl } from '@donate-impact/releases/readUrl';
import { maxFileBytes } from '@donate-impact/releases/release';
import { createFileServer } from '../commands/createFileServer';
import { createFileClient } from '../sources/createFileClient';
import { listen } from './ask';

const request = createFileClient('results');

it('names the version of a file that it has already', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'files-'));
  await writeFile(join(folder, 'active.json'), '[]');
  const files = createFileServer(folder);
  await files.ready();
  const { origin } = await listen(files.routing);
  const ask = (etag?: string) => request(`${origin}/active.json`, maxFileBytes, etag);

  const { status, etag, body } = await ask();

  expect([status, `${body}`]).toEqual([200, '[]']);
  expect(await ask(etag)).toEqual({ status: 304, etag, body: null });
});

it('asks each time over a new connection: one that is kept may lead to a machine that is gone', async () => {
  const sockets = new Set<unknown>();
  const { origin } = await listen(({ socket }, response) => {
    sockets.add(socket);
    response.end();
  });

  for (const file of [1, 2]) await request(`${origin}/${file}`, 1);

  expect(sockets.size).toBe(2);
});

it.each([
  ['an app', (url: string) => request(url, maxFileBytes)],
  ['a site', readUrl],
])(
  'ends the connection of the server of %s that sends more than a file can have',
  async (_, read) => {
    let sent = 0;
    const { origin } = await listen((_, response) => {
      const chunk = Buffer.alloc(2 ** 16);
      const send = () => {
        while (!response.destroyed && response.write(chunk)) sent += chunk.length;
      };
      response.on('drain', send);
      send();
    });

    await expect(read(origin)).rejects.toMatchObject({ code: 'FILE_TOO_LARGE' });

    // With what the network holds.
    expect(sent).toBeLessThan(maxFileBytes + 2 ** 24);
  },
);

it('follows no redirect of a site, which would lose cookies', async () => {
  const { origin } = await listen(({ url }, response) =>
    response.writeHead(url === '/' ? 301 : 200, { Location: '/elsewhere' }).end(),
  );

  await expect(readUrl(origin)).rejects.toThrow('status 301');
});

it('refuses at once what waits for a connection to a server that has turned out to be silent', async () => {
  const asked: unknown[] = [];
  const { origin } = await listen(({ url }) => asked.push(url));

  const answers = Array.from({ length: 40 }, (_, file) =>
    request(`${origin}/${file}`, 1).catch(({ code }) => code),
  );

  expect(new Set(await Promise.all(answers))).toEqual(new Set(['SERVER_DOWN']));
  expect(asked).toHaveLength(8);
});
