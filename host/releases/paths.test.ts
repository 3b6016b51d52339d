/** @jest-environment node */
import { assignPaths, isPagePath, matchRouteKey } from './paths';

it.each(['/', '/news', '/news/:id', '/news/:newsId', '/news/:news_id2'])(
  'a page can have the path %s',
  (path) => {
    expect(isPagePath(path)).toBe(true);
    expect(matchRouteKey(path.replace(/:\w+/, 'first-story'))).toBe(path.replace(/:\w+/, ':'));
  },
);

it.each([
  ...['//elsewhere.example', 'https://elsewhere.example', 'news', '/News', '/news/', '/news"'],
  ...['/news/more', '/news/:id/more', '/:id', '/news/:i"', '/news/:1st', '/versions', '/data/:id'],
])('no page can have the path %s', (path) => {
  expect(isPagePath(path)).toBe(false);
});

it('gives a path to the first remote that claims it, in the order of the ports', () => {
  const declare = (port: number, ...paths: string[]) => ({
    declared: {
      port,
      pages: Object.fromEntries(paths.map((path) => [path, { path, title: path }])),
    },
  });
  const [news, wizard] = [
    declare(3009, '/demo', '/story/:id'),
    declare(3002, '/demo', '/story/:name'),
  ];

  const { routes, conflicts } = assignPaths([news, wizard]);

  expect(routes.map(({ path, remote }) => [path, remote])).toEqual([
    ['/demo', wizard],
    ['/story/:name', wizard],
  ]);
  expect(conflicts).toEqual([
    { path: '/demo', owner: wizard, claimant: news },
    { path: '/story/:id', owner: wizard, claimant: news },
  ]);
});
