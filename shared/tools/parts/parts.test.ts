/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { declaredRemotes } from './declaredRemotes';

const folder = mkdtempSync(join(tmpdir(), 'parts-'));

beforeEach(() => mkdirSync(folder, { recursive: true }));

afterEach(() => rmSync(folder, { recursive: true }));

it('names both remotes that claim one path or one port', () => {
  declare('remote-news', { port: 3004, pages: pages({ News: '/news/:id' }) });
  declare('remote-blog', { port: 3004, pages: pages({ Blog: '/news/:name' }) });

  expect(() => declaredRemotes(folder)).toThrow(
    'blog and news both claim the port 3004\nblog and news both claim the path /news/:…',
  );
});

it.each(['null', '[]', '{"name":'])('refuses %s as a declaration, and names the file', (text) => {
  declare('remote-news');
  write('remote-news/remote.json', text);

  expect(() => declaredRemotes(folder)).toThrow('remote-news/remote.json');
});

it('refuses a page that its remote does not declare, and names the file', () => {
  declare('remote-news');
  for (const file of ['News.tsx', 'News.test.tsx', 'Archive.tsx'])
    write(`remote-news/src/pages/${file}`, '');

  expect(() => declaredRemotes(folder)).toThrow(
    /^remote-news\/part\.json: pages: give src\/pages\/Archive\.tsx a path and a title$/,
  );
});

it.each([
  [{ name: 'News' }, 'name: use at most 13 letters, all lower-case'],
  [{ name: 'pointers' }, 'name: this name is reserved'],
  [{ name: 'blog' }, 'name: use news'],
  [{ pages: pages({ news: '/news' }) }, 'pages.news: begin with a capital letter'],
  [{ pages: pages({ News: '/our-news' }) }, 'pages.News.path: use a path'],
  [{ pages: pages({ News: '/versions' }) }, 'pages.News.path: use a path'],
  [{ pages: pages({ News: 'news' }) }, 'pages.News.path: use a path such as /news'],
])('refuses the declaration %j, and says why', (declared, problem) => {
  declare('remote-news', declared);

  expect(() => declaredRemotes(folder)).toThrow(`remote-news/remote.json: ${problem}`);
});

const latest = { 'latest-news': 'LatestNews' };

it.each([
  [
    'a slot of a page that the remote does not have',
    { slots: { 'latest-news': 'Archive' } },
    {},
    'remote-blog/remote.json: slots.latest-news: the remote has no page Archive',
  ],
  [
    'a slot that two remotes name',
    { slots: { 'latest-news': 'Blog' } },
    { slots: { 'latest-news': 'News' } },
    'blog and news both name the slot latest-news: give one of them another name',
  ],
  [
    'a filler for a slot that no page names',
    { slots: { 'recent-news': 'Blog' } },
    { fills: latest },
    'remote-news/remote.json: fills.latest-news: no page names this slot; there is recent-news',
  ],
  [
    'a second filler',
    { slots: { 'latest-news': 'Blog' }, fills: latest },
    { fills: latest },
    'blog and news both fill the slot latest-news: a slot has one filler',
  ],
  [
    'a filler in the remote that has the slot',
    { slots: { 'latest-news': 'Blog' }, fills: latest },
    {},
    'remote-blog/remote.json: fills.latest-news: this is its own slot: put the content into the page',
  ],
  [
    'a page as a filler',
    { slots: { 'latest-news': 'Blog' } },
    { fills: { 'latest-news': 'News' } },
    'remote-news/remote.json: fills.latest-news: News is a page of the remote: choose another name',
  ],
  [
    'a filler without its file',
    { slots: { 'latest-news': 'Blog' } },
    { fills: { 'latest-news': 'Breaking' } },
    'remote-news/remote.json: fills.latest-news: there is no remote-news/src/slots/Breaking.tsx',
  ],
  [
    'a slot with another form of name',
    { slots: { LatestNews: 'Blog' } },
    {},
    'remote-blog/remote.json: slots.LatestNews: use words such as leading-matches',
  ],
])('refuses %s, and says what to do', (_, ofBlog, ofNews, problem) => {
  declare('remote-blog', { port: 3005, pages: pages({ Blog: '/blog' }), ...ofBlog });
  declare('remote-news', ofNews);
  for (const remote of ['remote-blog', 'remote-news'])
    write(`${remote}/src/slots/LatestNews.tsx`, '');

  expect(() => declaredRemotes(folder)).toThrow(problem);
});

/** Declares a remote with a page /news, or what else is given. */
function declare(remote: string, declared: object = {}) {
  const news = {
    name: remote.replace('remote-', ''),
    owner: '@donate-impact/news',
    port: 3004,
    called: 'The news',
    offers: ['News'],
    needsScript: false,
    pages: pages({ News: '/news' }),
  };
  write(`${remote}/package.json`, '{}');
  write(`${remote}/remote.json`, JSON.stringify({ ...news, ...declared }));
}

function pages(paths: Record<string, string>) {
  const titled = Object.entries(paths).map(([page, path]) => [page, { path, title: page }]);
  return Object.fromEntries(titled);
}

function write(file: string, text: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}
