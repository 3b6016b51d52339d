import { ask } from './ask';
import { type Served, startGateway } from './startGateway';

let server: Served;
// Node admits 16 kB of headers in all.
const size = 15_500;

beforeEach(async () => {
  server = await startGateway({ previewsAreOn: true });
});

afterEach(async () => {
  await server.stop();
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
