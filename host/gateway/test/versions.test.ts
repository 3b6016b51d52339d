import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getDist, serveBuilds, withText } from './startGateway';

const server = serveBuilds({ VERSIONS_PAGE: true, REPORTS: true });
let page = '';
let [second, third] = ['', ''];
const early = Array.from('0123456789', (digit) => digit.repeat(32));
const deployed = Array.from('abcdef', (digit) => `0${digit}`.repeat(16));
const never = 'f'.repeat(32);
const hostile = [
  '<script>alert(1)</script> & "quotes" \'too\' &amp; </bdi>',
  'C:\\new\\"table" \\u0041 \\\\',
  '<!--site:config--> <!--site:versions-->',
  'line\nbreak\ttab \u0001 \u007f \u2028 \ud800 naïve “quotes” 🗳',
  '","releases":"* off;"} $& $1 \\',
  '","why":"because","at":"2000-01-01T00:00:00.000Z',
];

beforeAll(async () => {
  second = await server.derive('wizard', withText('Wizard', 'second'));
  third = await server.derive('wizard', withText('Wizard', 'third'));
  await change();
  await fail();
  await spoil();
  const { status, headers, body } = await server.ask('/versions');
  expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  page = body;
});

it('is hidden unless the operator has switched it on, and so is what pages say to developer tools', async () => {
  const { headers } = await server.ask('/about');
  const { host, marketing } = server.built;
  const releases = `host;desc="${host}",marketing;desc="${marketing}"`;
  const timing = `^request;desc="${headers['x-request-id']}",${releases},compose;dur=[\\d.]+$`;
  expect(headers['server-timing']).toMatch(new RegExp(timing));
  server.set({});

  expect((await server.ask('/versions')).status).toBe(404);
  expect((await server.ask('/about')).headers).not.toHaveProperty('server-timing');
});

it('shows who changed the active release and why as text', () => {
  expect(page).not.toMatch(/<script|<!--site:|<\/bdi> &|"quotes"/);
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;quotes&quot;');
  expect(page).toContain("by <bdi>&lt;b&gt;kim&lt;/b&gt; &amp; 'co'</bdi>");
  expect(page).toContain('C:\\new\\&quot;table&quot; \\u0041 \\\\');
  expect(page).toMatch(/<bdi>line break tab [^<]* naïve “quotes” 🗳<\/bdi>/);
});

it('shows what an app says of its release as text', () => {
  const { marketing = '', wizard = '', host = '' } = parseSections(page);

  expect(host).toMatch(/Server now: <code>\{ .*&quot;contractVersion&quot;: &quot;\d.*\} <\/code>/);
  expect(marketing).toContain(
    '<code>&lt;/code&gt;&lt;img src=x&gt; &lt;!--site:config--&gt;</code>',
  );
  expect(wizard).toContain('Server now: <code><strong>not answering</strong></code>');
});

it('shows which release is live, for whom and since when', () => {
  const { wizard } = parseSections(page);

  const live = `Live for 80 % of the visitors:</strong> <code>${second}</code> since`;
  expect(wizard).toMatch(new RegExp(`${live} .*03-02 10:00 UTC</time> by`));
  const canary = `Canary for 20 % of the visitors:</strong> <code>${third}</code> since`;
  expect(wizard).toMatch(new RegExp(`${canary} .*03-09 10:00 UTC</time>`));
});

it('lists ten releases and ten changes, the latest first, and links no preview', () => {
  const { wizard = '' } = parseSections(page);

  const listed = [...wizard.matchAll(/<th scope="row"><code>(\w+)/g)].map(([, id]) => id);
  expect(listed.slice(0, 3)).toEqual([third, second, deployed[5]]);
  expect(listed).toHaveLength(10);
  expect(wizard.match(/<li>/g)).toHaveLength(10);
  expect(wizard).toContain(`deployed <code>${deployed[5]}</code>; `);
  expect(wizard).not.toMatch(/<a |preview/i);
});

it('says that an app is switched off, and shows nothing of its release', () => {
  const { results } = parseSections(page);

  expect(results).toContain('not asked while it is switched off');
  expect(results).toMatch(/<strong>Switched off<\/strong> since .*broken<\/bdi><\/p>/);
  expect(results).toMatch(/<li>.*broken<\/bdi><br>switched off<\/li>/);
});

it('counts the failures of each release that is or was active', () => {
  const rows = parseSections(page).wizard?.matchAll(
    /<code>(\w+)<\/code><\/th><td>\d+ %<\/td><td>(\d+)/g,
  );
  const failures = Object.fromEntries([...(rows ?? [])].map(([, id, count]) => [id, count]));

  expect(failures).toMatchObject({ [second]: '1', [third]: '2', [deployed[5] ?? '']: '0' });
  expect(page).not.toContain(never);
});

/** Changes active releases in every way; the wizard's, more often than the page shows. */
async function change() {
  const wizard = (day: number, why: string, releases: string, deployed?: string) => {
    const at = `2026-03-${String(day).padStart(2, '0')}T10:00:00.000Z`;
    return server.release('wizard', releases, { at, by: "<b>kim</b> & 'co'", why, deployed });
  };
  for (const id of early) await wizard(1, 'early', `* ${id};`);
  await wizard(2, 'second', `* ${second};`);
  for (const [index, why] of hostile.entries())
    await wizard(3 + index, why, `* ${second};`, deployed[index]);
  await wizard(9, 'try', `10% ${third}; * ${second};`);
  await wizard(10, '', `20% ${third}; * ${second};`);
  await server.release('results', '* off;', { at: '2026-03-11T10:00:00.000Z', why: 'broken' });
}

/** Reports failures, also of what is not active and from another site. */
async function fail() {
  const report = (remote: string, release: string, phase = 'chunk', headers = {}) =>
    server.ask(
      '/failures',
      headers,
      'POST',
      JSON.stringify({ remote, phase, release, message: 'gone' }),
    );
  await report('wizard', never);
  await report('constructor', third);
  await report('marketing', third);
  await report('wizard', second, 'chunk', { 'Sec-Fetch-Site': 'cross-site' });
  await report('wizard', second, 'slow');
  for (const id of [second, third, third]) await report('wizard', id);
}

/** Gives an app a hostile version.json, and removes that of others. */
async function spoil() {
  const getFile = (app: string, id = '') => join(getDist(server.root, app), id, 'version.json');
  const hostile = '</code><img src=x>\n<!--site:config-->';
  await writeFile(getFile('marketing', server.built.marketing), hostile);
  for (const id of [second, third]) await rm(getFile('wizard', id));
}

function parseSections(body: string): Partial<Record<string, string>> {
  const sections = body.split('<section aria-labelledby="').slice(1);
  return Object.fromEntries(
    sections.map((section) => [section.split('"', 1)[0], section.split('</section>')[0] ?? '']),
  );
}
