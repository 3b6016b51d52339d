import { mkdir } from 'node:fs/promises';
import { appendChanges } from '@donate-impact/releases/activeReleases';
import { createChange } from '@donate-impact/testing/createChange';
import { deriveRelease, type FileEdit } from '@donate-impact/testing/deriveRelease';
import { parseConfig } from './ask';
import { getDist, serveBuilds } from './startGateway';

// A remote that joins the site while the gateway runs: pages of the introduction under other addresses.
const server = serveBuilds();
const news = {
  name: 'news',
  displayName: 'The news',
  features: ['the news'],
  order: 40,
  needsScript: false,
  pages: {
    About: { path: '/news', title: 'News · Donate Impact', link: 'News' },
    Accessibility: { path: '/story/:year/:story-id/*', title: 'A story · Donate Impact' },
  },
};
const link = /<a( aria-current="page")? href="\/news">News<\/a><\/nav>/;

beforeAll(async () => {
  expect((await server.ask('/news')).status).toBe(404);
  await mkdir(getDist(server.root, 'news'), { recursive: true });
  await declare();
});

it('serves the pages of a remote whose folder appears beside the others', async () => {
  for (const [path, route, title] of [
    ['/news', 'news/About', 'News · Donate Impact'],
    ['/story/2026/17/part/2/', 'news/Accessibility', 'A story · Donate Impact'],
  ] as const) {
    const page = await server.ask(path);

    expect([page.status, parseConfig(page).route]).toEqual([200, route]);
    expect(page.body).toContain(`<title>${title}</title>`);
    expect(page.body).toContain('data-boundary="marketing"');
    expect(page.body).toMatch(/<link rel="preload" as="script"[^>]*href="\/remotes\/news\/static/);
  }
});

it('links that remote on every page, after the others', async () => {
  for (const path of ['/', '/demo', '/candidate/ruiz', '/nothing'])
    expect(link.exec((await server.ask(path)).body)?.[1]).toBeUndefined();
  expect(link.exec((await server.ask('/news')).body)?.[1]).toBe(' aria-current="page"');
});

it('tells an open tab what that remote declares, and links its licenses', async () => {
  const config = await server.readConfig();
  const licenses = `${await server.getFolder('news')}licenses.txt`;

  expect(config.route).toBe('');
  expect(config.remotes.map(({ name }) => name)).toEqual([
    ...['marketing', 'wizard', 'results', 'news'],
  ]);
  expect(config.remotes.at(-1)).toMatchObject(news);
  expect(JSON.stringify(config)).not.toContain('"content"');
  expect((await server.ask('/licenses')).body).toContain(`<a href="${licenses}">The news</a>`);
});

it('leaves a path to the first remote that claims it', async () => {
  const { About } = news.pages;
  await declare({
    pages: { About: { ...About, path: '/demo' }, Accessibility: { ...About, path: '/news' } },
  });

  const page = await server.ask('/demo');
  expect(parseConfig(page).route).toBe('wizard/Wizard');
  expect(page.body.match(/<nav.*?<\/nav>/s)?.[0].match(/href="\/demo"/g)).toHaveLength(1);
  expect(Object.keys(parseConfig(page).remotes.at(-1)?.pages ?? {})).toEqual(['Accessibility']);
  expect(server.lines).toContainEqual(expect.objectContaining({ code: 'PATH_TAKEN' }));
});

it('keeps to the previous release while one is refused for markup in a text, and logs why', async () => {
  await declare({ displayName: '</title><b>' });

  expect((await server.ask('/news')).status).toBe(200);
  expect(server.lines).toContainEqual(
    expect.objectContaining({ code: 'DECLARATION_INVALID', level: 50 }),
  );
});

/** Makes a release of that remote live that has the files of the introduction and declares other values. */
async function declare(other?: object) {
  const dist = getDist(server.root, 'news');
  const declareOther: FileEdit = (text, file) =>
    file === 'pages/remote.json'
      ? JSON.stringify({ ...JSON.parse(text), ...news, ...other })
      : text;
  const id = await deriveRelease(getDist(server.root, 'marketing'), declareOther, dist);
  await appendChanges(dist, createChange('news', `* ${id};`));
}
