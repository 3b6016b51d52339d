import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from './ask';
import { type Server, targets } from './servers';

const servers = new Map<string, Server>();
const names = targets.map(({ name }) => [name] as const);
const env = { VERSIONS_PAGE: 'on', REPORTS: 'on' };
// Releases of the wizard, the same at both servers.
let [first, second, third] = ['', '', ''];
let earlier: string[] = [];
let deployed: string[] = [];
const never = 'f'.repeat(32);
const hostile = [
  '<script>alert(1)</script> & "quotes" \'too\' &amp; </bdi>',
  'C:\\new\\"table" \\u0041 \\\\',
  '<!--# include virtual="/versions/host" --> <!--# echo var="request_id" -->',
  'line\nbreak\ttab \u0001 \u007f \u2028 \ud800 naïve “quotes” 🗳',
  '","releases":"* off;"} $& $1 \\',
  '","why":"because","at":"2000-01-01T00:00:00.000Z',
];

beforeAll(async () => {
  for (const { name, start } of targets) servers.set(name, await start(env));
  for (const server of servers.values()) {
    const derive = (mark: string) =>
      server.derive('wizard', (text) => text.replace('</h1>', ` ${mark}</h1>`));
    const all = (...marks: string[]) => Promise.all(marks.map(derive));
    [first = '', second = '', third = ''] = await all('first', 'second', 'third');
    earlier = await all('a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8', 'a9');
    deployed = await all('b1', 'b2', 'b3', 'b4', 'b5', 'b6');
    await change(server);
    await fail(server);
  }
}, 400_000);

afterAll(async () => {
  for (const server of servers.values()) await server.stop();
});

it('both servers show operators the same page', async () => {
  const [node = '', nginx = ''] = await Promise.all([...servers.values()].map(pageOf));

  expect(nginx.split('\n')).toEqual(node.split('\n'));
});

it.each(names)('%s shows who changed a pointer and why as text', async (name) => {
  const body = await pageOf(serverOf(name));

  expect(body).not.toMatch(/<script|<!--#|<\/bdi> &|"quotes"/);
  expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;quotes&quot;');
  expect(body).toContain("by <bdi>&lt;b&gt;kim&lt;/b&gt; &amp; 'co'</bdi>");
  expect(body).toContain('C:&#92;new&#92;&quot;table&quot; &#92;u0041 &#92;&#92;');
});

it.each(names)('%s shows which release is live, for whom and since when', async (name) => {
  const wizard = sectionOf(await pageOf(serverOf(name)), 'wizard');

  expect(wizard).toMatch(
    new RegExp(
      `Live for 80 % of the visitors:</strong> <code>${second}</code> since .*03-02 10:00 UTC</time> by`,
    ),
  );
  expect(wizard).toMatch(
    new RegExp(
      `Canary for 20 % of the visitors:</strong> <code>${third}</code> since .*03-09 10:00 UTC</time>`,
    ),
  );
});

it.each(names)('%s lists ten releases and ten changes, the latest first', async (name) => {
  const wizard = sectionOf(await pageOf(serverOf(name)), 'wizard');

  const listed = [...wizard.matchAll(/<th scope="row"><code>(\w+)/g)].map(([, id]) => id);
  expect(listed.slice(0, 3)).toEqual([third, second, deployed[5]]);
  expect(listed).toHaveLength(10);
  expect(wizard.match(/<li>/g)).toHaveLength(10);
  expect(wizard).toContain(`<a href="/?releases=wizard@${third}" aria-label="Open ${third}">`);
  expect(wizard).toContain(`deployed <code>${deployed[5]}</code>; `);
});

it.each(names)('%s says that a part is switched off, and does not ask its server', async (name) => {
  const results = sectionOf(await pageOf(serverOf(name)), 'results');

  expect(results).toContain('not asked while it is switched off');
  expect(results).toMatch(/<strong>Switched off<\/strong> since .*broken<\/bdi><\/p>/);
  expect(results).toMatch(/<li>.*broken<\/bdi><br>switched off<\/li>/);
});

it.each(names)('%s counts the failures of each release that a pointer names', async (name) => {
  const body = await pageOf(serverOf(name));

  expect(failuresIn(body)).toMatchObject({ [second]: '1', [third]: '2', [deployed[5] ?? '']: '0' });
  expect(body).not.toContain(never);
});

it('the file of failures stays small, and the counts stay', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'failures-'));
  const failures = join(folder, 'failures.log');
  const line = { part: 'wizard', at: '', by: '', why: '', releases: `* ${first};` };
  await writeFile(join(folder, 'wizard.jsonl'), `${JSON.stringify(line)}\n`);
  await mkdir(join(folder, 'wizard', first), { recursive: true });
  await writeFile(failures, `wizard ${first} 1\n`.repeat(60_000));

  const script = join(__dirname, '../nginx/versions.sh');
  execFileSync('sh', [script, folder, folder], {
    env: { ...process.env, ...env, PARTS: 'wizard' },
  });

  expect(await readFile(failures, 'utf8')).toBe(`wizard ${first} 60000\n`);
  const written = await readFile(join(folder, 'versions/wizard.html'), 'utf8');
  expect(written).toContain('<td>100 %</td><td>60000</td>');
  await rm(folder, { recursive: true });
});

it.each(targets.map((target) => [target.name, target] as const))(
  '%s links no preview where previews are switched off',
  async (_, target) => {
    const server = await target.start({ ...env, PREVIEWS: 'off' });
    const { body } = await ask(server.origin, '/versions');
    await server.stop();

    expect(body).toContain('<th scope="row">');
    expect(body).not.toMatch(/\?releases=|Preview/);
  },
);

/** Changes pointers in every way; the wizard's, more often than the page shows. */
async function change(server: Server) {
  const wizard = (month: number, day: number, why: string, releases: string, deployed?: string) =>
    point(server, {
      part: 'wizard',
      at: `2026-${pad(month)}-${pad(day)}T10:00:00.000Z`,
      by: "<b>kim</b> & 'co'",
      why,
      ...(deployed ? { deployed } : {}),
      releases,
    });
  for (const [index, id] of earlier.entries()) await wizard(2, 1 + index, 'a', `* ${id};`);
  await wizard(3, 1, 'first', `* ${first};`);
  await wizard(3, 2, 'second', `* ${second};`);
  for (const [index, why] of hostile.entries())
    await wizard(3, 3 + index, why, `* ${second};`, deployed[index]);
  await wizard(3, 9, 'try', `10% ${third}; * ${second};`);
  await wizard(3, 10, '', `20% ${third}; * ${second};`);
  await point(server, { part: 'results', at: 'x', by: '', why: 'broken', releases: '* off;' });
}

async function point(server: Server, line: Record<string, string>) {
  await server.point(line.part ?? '', `\n${JSON.stringify(line)}\n`);
}

const pad = (number: number) => String(number).padStart(2, '0');

/** Reports failures, also of what no pointer names and from another site, and waits until the page counts them. */
async function fail(server: Server) {
  const post = (part: string, release: string) =>
    report(server.origin, { part, phase: 'chunk', release, message: 'gone' });
  await post('wizard', never);
  await post('constructor', third);
  await post('marketing', third);
  const chunk = { part: 'wizard', phase: 'chunk', release: second, message: 'gone' };
  await report(server.origin, chunk, { 'Sec-Fetch-Site': 'cross-site' });
  for (const id of [second, third, third]) await post('wizard', id);
  for (let tries = 0; failuresIn(await pageOf(server))[third] !== '2'; tries += 1) {
    if (tries > 50) throw new Error('the failures are not counted');
    await sleep(100);
  }
}

/** The operators' page, without the nonce. */
async function pageOf({ origin }: Server) {
  const { status, body } = await ask(origin, '/versions');
  expect(status).toBe(200);
  return body.replace(/nonce="\w+"/, '');
}

function sectionOf(body: string, part: string) {
  return body.split('<section').find((text) => text.includes(`id="${part}"`)) ?? '';
}

function failuresIn(body: string) {
  const rows = sectionOf(body, 'wizard').matchAll(
    /<code>(\w+)<\/code><\/th><td>\d+ %<\/td><td>(\d+)/g,
  );
  return Object.fromEntries([...rows].map(([, id, count]) => [id, count] as const));
}

function report(origin: string, body: Record<string, string>, from: Record<string, string> = {}) {
  return new Promise<void>((resolve, reject) => {
    const text = JSON.stringify(body);
    const headers = { 'Content-Length': text.length, ...from };
    request(`${origin}/failures`, { method: 'POST', agent: false, headers }, (response) => {
      response.resume();
      resolve();
    })
      .once('error', reject)
      .end(text);
  });
}

function serverOf(name: string) {
  const server = servers.get(name);
  if (!server) throw new Error(`${name} does not run`);
  return server;
}
