import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { appendChange } from '@donate-impact/build/activeRelease';
import type { ReleaseOfRemote } from '@donate-impact/build/fragments';
import { copyRelease, listFiles, moveRelease } from '@donate-impact/build/release';
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
const link = /<a( aria-current="page")? class="\w*" href="\/news">News<\/a><\/nav>/;

beforeAll(async () => {
  expect((await get('/news')).status).toBe(404);
  await mkdir(getDist(server.root, 'news'), { recursive: true });
});

beforeEach(() => declare((built) => ({ ...built, ...news })));

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
  await declare((built) => ({
    ...built,
    ...news,
    pages: { About: { ...About, path: '/demo' }, Accessibility: { ...About, path: '/licenses' } },
  }));

  const page = await get('/demo');
  expect(parseConfig(page).route).toBe('wizard/Wizard');
  expect(page.body.match(/<nav.*?<\/nav>/s)?.[0].match(/href="\/demo"/g)).toHaveLength(1);
  expect((await get('/licenses')).body).toContain('<h1>Licenses</h1>');
});

const hash = `sha384-${'a'.repeat(64)}`;
const unsound: Record<string, (built: ReleaseOfRemote) => unknown> = {
  'is no JSON': () => undefined,
  'has the name of another remote': (built) => ({ ...built, ...news, name: 'wizard' }),
  'has no title': (built) => ({ ...built, ...news, pages: { About: { path: '/news' } } }),
  'has a very long text': (built) => ({ ...built, ...news, displayName: 'n'.repeat(301) }),
  'has another form of hash': (built) => ({ ...built, ...news, integrity: `${hash}=` }),
  'has another form of hash for a script': (built) =>
    withManifest(built, { integrity: { 'a.js': 'sha256-a' } }),
  'has markup in the address of a script': ({ manifest, ...built }) => {
    const remoteEntry = { ...manifest.metaData.remoteEntry, path: '"><b>/' };
    return withManifest({ ...built, manifest }, { metaData: { remoteEntry } });
  },
  'has markup in the address of a file': (built) => ({
    ...built,
    ...news,
    preload: { About: ['/"><b>'] },
  }),
};

it.each(Object.entries(unsound))('shows no page of a remote that %s', async (_, change) => {
  await declare(change);

  await expectNoNews();
});

it.each([
  ...['//elsewhere.example', 'https://elsewhere.example', 'news', '/News', '/news/', '/news"'],
  ...['/news/more', '/news/:id/more', '/:id', '/news/:i"'],
])('shows no page of a remote that claims %s', async (path) => {
  const { About } = news.pages;
  await declare((built) => ({ ...built, ...news, pages: { About: { ...About, path } } }));

  await expectNoNews();
});

it('shows markup in what a remote declares as text', async () => {
  const text = '</title></script><b id="x">&<!--site:config--> $&';
  const pages = { About: { path: '/news', title: text, link: text } };
  await declare((built) => ({ ...built, ...news, displayName: text, features: [text], pages }));

  for (const path of ['/', '/news', '/demo', '/nothing', '/licenses']) {
    const page = await get(path);
    expect([path, page.body.includes('<b id="x">')]).toEqual([path, false]);
    expect(page.body).toContain('&lt;b id=&quot;x&quot;&gt;&amp;&lt;!--site:config--&gt; $&amp;');
    if (path !== '/licenses')
      expect(parseConfig(page).remotes.at(-1)).toMatchObject({
        displayName: text,
        features: [text],
        pages,
      });
  }
});

async function expectNoNews() {
  const page = await get('/about');

  expect((await get('/news')).status).toBe(404);
  expect([page.status, parseConfig(page).route]).toEqual([200, 'marketing/About']);
  expect(page.body).not.toMatch(/The news|<b>|elsewhere/);
  expect(parseConfig(page).remotes).toHaveLength(3);
}

function withManifest(built: ReleaseOfRemote, manifest: object) {
  return { ...built, ...news, manifest: { ...built.manifest, ...manifest } };
}

function get(path: string) {
  return ask(server.origin, path);
}

/** Makes a release of that remote live that has the files of the introduction and declares something else. */
async function declare(change: (built: ReleaseOfRemote) => unknown) {
  const dist = getDist(server.root, 'news');
  const folder = join(dist, 'new');
  await copyRelease(getDist(server.root, 'marketing'), server.built.marketing ?? '', folder);
  const file = join(folder, 'pages/remote.json');
  await writeFile(file, `${JSON.stringify(change(JSON.parse(await readFile(file, 'utf8'))))}`);
  const id = await listFiles(folder);
  await moveRelease(folder, dist, id);
  await appendChange(dist, createChange('news', `* ${id};`));
}
