import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readDeclarations } from './readDeclarations';

const folder = mkdtempSync(join(tmpdir(), 'apps-'));

beforeEach(() => mkdirSync(folder, { recursive: true }));

afterEach(() => rmSync(folder, { recursive: true }));

it('names both remotes that claim one path', () => {
  declare('remote-news', { pages: pages({ News: '/news/:id' }) });
  declare('remote-blog', { pages: pages({ Blog: '/news/:name' }) });

  expect(() => readDeclarations(folder)).toThrow('blog and news both claim the path /news/:id');
});

it.each(['null', '[]', '{"name":'])('refuses %s as a declaration, and names the file', (text) => {
  declare('remote-news');
  write('remote-news/remote.json', text);

  expect(() => readDeclarations(folder)).toThrow('remote-news/remote.json');
});

it('refuses a page that its remote does not declare, and names the file', () => {
  declare('remote-news');
  for (const file of ['News.tsx', 'News.test.tsx', 'Archive.tsx'])
    write(`remote-news/src/pages/${file}`, '');

  expect(() => readDeclarations(folder)).toThrow(
    /^remote-news\/remote\.json: pages: give src\/pages\/Archive\.tsx a path and a title$/,
  );
});

it.each([
  [{ name: 'active-releases' }, 'name: this name is reserved'],
  [{ name: 'blog' }, 'name: use news'],
  [{ pages: pages({ news: '/news' }) }, 'pages.news: use a name such as News'],
  [{ pages: pages({ News: 'news' }) }, 'pages.News.path: use a path such as /news'],
])('refuses the declaration %j, and says why', (declared, problem) => {
  declare('remote-news', declared);

  expect(() => readDeclarations(folder)).toThrow(`remote-news/remote.json: ${problem}`);
});

const latest = { 'latest-news': 'LatestNews' };

it.each([
  [
    'an extension point of a page that the remote does not have',
    { extensionPoints: { 'latest-news': { page: 'Archive' } } },
    {},
    'remote-blog/remote.json: extensionPoints.latest-news: the remote has no page Archive',
  ],
  [
    'an extension point that two remotes name',
    { extensionPoints: { 'latest-news': { page: 'Blog' } } },
    { extensionPoints: { 'latest-news': { page: 'News' } } },
    'blog and news both name the extension point latest-news: give one of them another name',
  ],
  [
    'a widget for an extension point that no page names',
    { extensionPoints: { 'recent-news': { page: 'Blog' } } },
    { widgets: latest },
    'remote-news/remote.json: widgets.latest-news: no page names this extension point; there is recent-news',
  ],
  [
    'more widgets than the extension point has room for',
    { extensionPoints: { 'latest-news': { page: 'Blog' } }, widgets: latest },
    { widgets: latest },
    'blog and news have widgets for latest-news, which has room for 1',
  ],
  [
    'a widget in the remote that has the extension point',
    { extensionPoints: { 'latest-news': { page: 'Blog' } }, widgets: latest },
    {},
    'remote-blog/remote.json: widgets.latest-news: this is its own extension point: put the content into the page',
  ],
  [
    'a page as a widget',
    { extensionPoints: { 'latest-news': { page: 'Blog' } } },
    { widgets: { 'latest-news': 'News' } },
    'remote-news/remote.json: widgets.latest-news: News is a page of the remote: choose another name',
  ],
  [
    'a widget without its file',
    { extensionPoints: { 'latest-news': { page: 'Blog' } } },
    { widgets: { 'latest-news': 'Breaking' } },
    'remote-news/remote.json: widgets.latest-news: there is no remote-news/src/widgets/Breaking.tsx',
  ],
  [
    'an extension point with another form of name',
    { extensionPoints: { LatestNews: { page: 'Blog' } } },
    {},
    'remote-blog/remote.json: extensionPoints.LatestNews: use words such as leading-matches',
  ],
])('refuses %s, and says what to do', (_, ofBlog, ofNews, problem) => {
  declare('remote-blog', { pages: pages({ Blog: '/blog' }), ...ofBlog });
  declare('remote-news', ofNews);
  for (const remote of ['remote-blog', 'remote-news'])
    write(`${remote}/src/widgets/LatestNews.tsx`, '');

  expect(() => readDeclarations(folder)).toThrow(problem);
});

/** Declares a remote with a page /news, or what else is given. */
function declare(remote: string, declared: object = {}) {
  const news = {
    name: remote.replace('remote-', ''),
    owner: '@donate-impact/news',
    order: 40,
    displayName: 'The news',
    features: ['News'],
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
