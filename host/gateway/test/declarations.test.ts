import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { appendChange } from '@donate-impact/build/activeRelease';
import type { ReleaseOfRemote } from '@donate-impact/build/fragments';
import { copyRelease, listFiles, moveRelease } from '@donate-impact/build/release';
import { parseDeclaration } from '../declaration';
import { ask, getFolder, parseConfig, readConfig } from './ask';
import { createChange, getDist, serveBuilds } from './startGateway';

// A remote that joins the site while the gateway runs: pages of the introduction under other addresses.
const server = serveBuilds();
const news = {
  name: 'news',
  displayName: 'The news',
  features: ['the news'],
  port: 3009,
  needsScript: false,
  pages: {
    About: { path: '/news', title: 'News · Donate Impact', link: 'News' },
    Accessibility: { path: '/story/:id', title: 'A story · Donate Impact' },
  },
};
let sound: ReleaseOfRemote;
const link = /<a( aria-current="page")? class="\w*" href="\/news">News<\/a><\/nav>/;

beforeAll(async () => {
  const built = join(getDist(server.root, 'marketing'), server.built.marketing ?? '');
  sound = { ...JSON.parse(await readFile(join(built, 'pages/remote.json'), 'utf8')), ...news };
  expect((await get('/news')).status).toBe(404);
  await mkdir(getDist(server.root, 'news'), { recursive: true });
});

beforeEach(() => declare());

it('serves the pages of a remote whose folder appears beside the others', async () => {
  for (const [path, route, title] of [
    ['/news', 'news/About', 'News · Donate Impact'],
    ['/story/17/', 'news/Accessibility', 'A story · Donate Impact'],
  ] as const) {
    const page = await get(path);

    expect([page.status, parseConfig(page).route]).toEqual([200, route]);
    expect(page.body).toContain(`<title>${title}</title>`);
    expect(page.body).toContain('data-boundary="marketing"');
    expect(page.body).toMatch(/<link rel="preload" as="script"[^>]*href="\/remotes\/news\/static/);
  }
});

it('links that remote on every page, after the others', async () => {
  for (const path of ['/', '/demo', '/candidate/ruiz', '/nothing'])
    expect(link.exec((await get(path)).body)?.[1]).toBeUndefined();
  expect(link.exec((await get('/news')).body)?.[1]).toBe(' aria-current="page"');
});

it('tells an open tab what that remote declares, and serves its licenses', async () => {
  const config = await readConfig(server.origin);
  const licenses = `${await getFolder(server.origin, 'news')}licenses.txt`;

  expect(config.route).toBe('');
  expect(config.remotes.map(({ name }) => name)).toEqual([
    ...['marketing', 'wizard', 'results', 'news'],
  ]);
  expect(config.remotes.at(-1)).toMatchObject(news);
  expect(JSON.stringify(config)).not.toContain('"content"');
  expect((await get('/licenses')).body).toContain(`<a href="${licenses}">The news</a>`);
  expect((await get(licenses)).status).toBe(200);
});

it('leaves a path to the first remote that claims it', async () => {
  const { About } = news.pages;
  await declare({
    pages: { About: { ...About, path: '/demo' }, Accessibility: { ...About, path: '/licenses' } },
  });

  const page = await get('/demo');
  expect(parseConfig(page).route).toBe('wizard/Wizard');
  expect(page.body.match(/<nav.*?<\/nav>/s)?.[0].match(/href="\/demo"/g)).toHaveLength(1);
  expect((await get('/licenses')).body).toContain('<h1>Licenses</h1>');
});

it.each([
  ['the name of another remote', { name: 'wizard' }],
  ['a page without a title', { pages: { About: { path: '/news' } } }],
  ['a very long text', { displayName: 'n'.repeat(301) }],
  ['another form of hash', { integrity: `sha384-${'a'.repeat(64)}=` }],
  ['markup in the address of a file', { preload: { About: ['/"><b>'] } }],
])('refuses a declaration with %s', (_, other) => {
  expect(parse(other)).toBeNull();
});

it('refuses a manifest with another form of hash, or with markup in the address of a script', () => {
  const { manifest } = sound;
  const remoteEntry = { ...manifest.metaData.remoteEntry, path: '"><b>/' };

  expect(parse({ manifest: { ...manifest, integrity: { 'a.js': 'sha256-a' } } })).toBeNull();
  expect(parse({ manifest: { ...manifest, metaData: { remoteEntry } } })).toBeNull();
  expect(parse({ manifest })).not.toBeNull();
});

it.each([
  ...['//elsewhere.example', 'https://elsewhere.example', 'news', '/News', '/news/', '/news"'],
  ...['/news/more', '/news/:id/more', '/:id', '/news/:i"'],
])('refuses a declaration that claims %s', (path) => {
  expect(parse({ pages: { About: { ...news.pages.About, path } } })).toBeNull();
});

it('shows no page of a remote whose declaration is refused', async () => {
  await declare({}, '{');

  const page = await get('/about');
  expect((await get('/news')).status).toBe(404);
  expect([page.status, parseConfig(page).remotes.length]).toEqual([200, 3]);
});

it('shows markup in what a remote declares as text', async () => {
  const text = '</title></script><b id="x">&<!--site:config--> $&';
  const pages = { About: { path: '/news', title: text, link: text } };
  const declared = { displayName: text, features: [text], pages };
  await declare(declared);

  for (const path of ['/', '/news', '/demo', '/nothing', '/licenses']) {
    const page = await get(path);
    expect([path, page.body.includes('<b id="x">')]).toEqual([path, false]);
    expect(page.body).toContain('&lt;b id=&quot;x&quot;&gt;&amp;&lt;!--site:config--&gt; $&amp;');
    if (path !== '/licenses') expect(parseConfig(page).remotes.at(-1)).toMatchObject(declared);
  }
});

/** Parses the declaration of that remote with other values. */
function parse(other: object) {
  return parseDeclaration('news', JSON.stringify({ ...sound, ...other }));
}

function get(path: string) {
  return ask(server.origin, path);
}

/** Makes a release of that remote live that has the files of the introduction and declares other values. */
async function declare(other?: object, json = JSON.stringify({ ...sound, ...other })) {
  const dist = getDist(server.root, 'news');
  const folder = join(dist, 'new');
  await copyRelease(getDist(server.root, 'marketing'), server.built.marketing ?? '', folder);
  await writeFile(join(folder, 'pages/remote.json'), json);
  const id = await listFiles(folder);
  await moveRelease(folder, dist, id);
  await appendChange(dist, createChange('news', `* ${id};`));
}
