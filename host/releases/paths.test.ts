/** @jest-environment node */
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
  ...['/news/:id/:id', '/versions', '/data/:id', '/404', '/-news', `/${'n'.repeat(100)}`],
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

function declare(name: string, order: number, ...paths: string[]) {
  const pages = Object.fromEntries(paths.map((path) => [path, { path, title: path }]));
  return { declared: { name, order, pages } };
}
