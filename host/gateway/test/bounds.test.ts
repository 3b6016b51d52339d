import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from './ask';
import { type Served, startGateway } from './startGateway';

let server: Served;
// Node admits 16 kB of headers in all.
const size = 15_500;
const opened: Socket[] = [];

beforeEach(async () => {
  server = await startGateway({ previewsAreOn: true });
});

afterEach(async () => {
  for (const socket of opened.splice(0)) socket.destroy();
  await server.stop();
});

it('keeps few answers for clients that send many requests and read nothing', async () => {
  await ask(server.origin, '/');
  const before = process.memoryUsage.rss();

  for (const socket of await open(20)) {
    socket.pause();
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(200));
  }
  await sleep(1_000);

  expect((await ask(server.origin, '/version.json')).status).toBe(200);
  // Without the bound, 1.5 GB. The rest is the garbage that a process may keep.
  expect((process.memoryUsage.rss() - before) / 2 ** 20).toBeLessThan(250);
  const refusals = server.lines.filter(({ msg }) => `${msg}`.startsWith('refused a request'));
  expect(refusals).toHaveLength(20);
});

it('closes connections of an address that has 256', async () => {
  const sockets = await open(260);
  const destroyed = () => sockets.filter((socket) => socket.destroyed);
  while (destroyed().length < 4) await sleep(20);

  expect(destroyed()).toHaveLength(4);
  sockets[0]?.destroy();
  const answer = () => ask(server.origin, '/version.json').catch(() => null);
  while (!(await answer())) await sleep(20);
  expect((await answer())?.status).toBe(200);
});

it('spends little time on the longest requests that Node admits', async () => {
  const previews = [
    'a@'.repeat(size / 2),
    'a@,'.repeat(size / 3),
    `${','.repeat(size)}a`,
    'a@'.repeat(size / 4) + ','.repeat(size / 2),
    'a@'.repeat(size / 4) + ',a'.repeat(size / 4),
    `${'b'.repeat(100)}@`.repeat(size / 202) + `,${'b'.repeat(100)}`.repeat(size / 202),
  ];
  const requests: [path: string, headers?: Record<string, string>][] = [
    ['/about', { Cookie: 'visitor=0; '.repeat(size / 11) }],
    ['/about', { 'Accept-Encoding': `br;q=0.${'0'.repeat(size)}` }],
    ['/about', { 'If-None-Match': 'W/"'.repeat(size / 3) }],
    ['/', { 'Save-Data': `o${' '.repeat(size)}n` }],
    [`/${'a'.repeat(size)}/`],
    ['/.'.repeat(size / 2)],
    [`/a${'/%2e.'.repeat(size / 5)}a`],
    [`/about?${'&preview='.repeat(size / 9)}`],
    [`/remotes/wizard/static/${'a/'.repeat(size / 2)}`],
    [`/remotes/${'a/'.repeat(size / 2)}`],
    [`http://${'a:'.repeat(size / 2)}`],
  ];
  for (const value of previews)
    requests.push([`/about?preview=${value}`], ['/about', { Cookie: `preview=${value}` }]);

  for (const [path, headers = {}] of requests) {
    const cheapest = Math.min(...(await times(path, headers)));
    expect([path.slice(0, 30), headers, cheapest < 40]).toEqual([path.slice(0, 30), headers, true]);
  }
});

/** The CPU time of three requests, in milliseconds. */
async function times(path: string, headers: Record<string, string>) {
  const spent: number[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    const before = process.cpuUsage();
    const { status } = await ask(server.origin, path, { headers });
    expect(status).toBeLessThan(500);
    const { user, system } = process.cpuUsage(before);
    spent.push((user + system) / 1_000);
  }
  return spent;
}

/** Connects so many times. */
function open(count: number) {
  const { hostname, port } = new URL(server.origin);
  return Promise.all(
    Array.from({ length: count }, async () => {
      const socket = connect(Number(port), hostname);
      opened.push(socket);
      await once(socket, 'connect');
      return socket.on('error', () => {}).resume();
    }),
  );
}
