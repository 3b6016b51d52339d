import { assignPaths, isPagePath } from './paths';

it.each([
  ...['/', '/news', '/news-2026', '/news/:id', '/news/:story-id', '/news/archive', '/news/*'],
  ...['/news/:year/:month/:story', '/news/:year/comments/:id/*'],
])('a page can have the path %s', (path) => {
  expect(isPagePath(path)).toBe(true);
});

it.each([
  ...['//elsewhere.example', 'https://elsewhere.example', 'news', '/News', '/news/', '/news"'],
  ...['/:id', '/*', '/news/a/b/c/d', '/news/*/more', '/news/:i"', '/news/:id?', '/news/a*'],
  ...[
    '/news/:id/:id',
    '/versions',
    '/timings',
    '/data/:id',
    '/404',
    '/-news',
    `/${'n'.repeat(100)}`,
  ],
])('no page can have the path %s', (path) => {
  expect(isPagePath(path)).toBe(false);
});

it('gives a path to the first remote that claims it, in their order', () => {
  const news = declare('news', 40, '/demo', '/story/:id/*');
  const wizard = declare('wizard', 20, '/demo', '/story/:name/*');

  const { routes, conflicts } = assignPaths([news, wizard]);

  expect(routes.map(({ path, remote }) => [path, remote])).toEqual([
    ['/demo', wizard],
    ['/story/:name/*', wizard],
  ]);
  expect(conflicts).toEqual([
    { path: '/demo', owner: wizard, claimant: news },
    { path: '/story/:id/*', owner: wizard, claimant: news },
  ]);
});

it.each([
  ['/story/:id', '/story/first', true],
  ['/story', '/story/*', true],
  ['/story/:id/*', '/story/first', true],
  ['/story/first', '/story/second', false],
  ['/story', '/story/:id', false],
  ['/story/:id', '/story/:id/comments', false],
  ['/', '/story', false],
])('two remotes cannot both have %s and %s: %s', (one, other, isRefused) => {
  const remotes = [declare('news', 40, one), declare('wizard', 20, other)];

  expect(assignPaths(remotes).conflicts).toHaveLength(isRefused ? 1 : 0);
  // One remote may have both: the more specific one wins.
  expect(assignPaths([declare('news', 40, one, other)]).conflicts).toEqual([]);
});

function declare(name: string, order: number, ...paths: string[]) {
  const pages = Object.fromEntries(paths.map((path) => [path, { path, title: path }]));
  return { declared: { name, order, pages } };
}
