import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from './ask';
import { type Served, startGateway } from './startGateway';

let server: Served;
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
  expect((process.memoryUsage.rss() - before) / 2 ** 20).toBeLessThan(100);
  const refusals = server.lines.filter(({ msg }) => `${msg}`.startsWith('refused a request'));
  expect(refusals).toHaveLength(20);
});

it('closes connections of an address that has 256', async () => {
  const sockets = await open(260);
  await sleep(200);

  expect(sockets.filter(({ destroyed }) => destroyed)).toHaveLength(4);
  sockets[0]?.destroy();
  await sleep(50);
  expect((await ask(server.origin, '/version.json')).status).toBe(200);
});

it('answers whatever a preview’s link or cookie is', async () => {
  const size = 15_500;
  for (const value of [
    'a@'.repeat(size / 2),
    'a@,'.repeat(size / 3),
    'a@'.repeat(size / 4) + ','.repeat(size / 2),
    'a@'.repeat(size / 4) + ',a'.repeat(size / 4),
    `${'b'.repeat(100)}@`.repeat(size / 202) + `,${'b'.repeat(100)}`.repeat(size / 202),
  ]) {
    const link = await ask(server.origin, `/about?preview=${value}`);
    const headers = { Cookie: `preview=${value}` };
    const cookie = await ask(server.origin, '/about', { headers });
    expect([value.slice(0, 5), link.status, cookie.status]).toEqual([value.slice(0, 5), 404, 200]);
  }
});

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
