import {
  assignPaths,
  createMatcher,
  isPagePath,
  listParameters,
} from '@donate-impact/releases/paths';
import fc from 'fast-check';
import { matchRoutes } from 'react-router-dom';

// A page's html comes from the gateway, and the router takes it over.
it('finds the route that the router finds, with the same parameters', () => {
  const word = fc.constantFrom('a', 'b', 'c-1');
  const parameter = fc.constantFrom(':one', ':two-2', ':3', ':four_4');
  const path = fc
    .tuple(word, fc.array(fc.oneof(word, parameter), { maxLength: 3 }), fc.boolean())
    .map(([first, more, isOpen]) => `/${[first, ...more, ...(isOpen ? ['*'] : [])].join('/')}`)
    .filter(isPagePath);
  const segment = fc.oneof(word, fc.constantFrom('A', '2', 'x%2Fy', 'é', '%25'));
  const request = fc
    .tuple(fc.array(segment, { maxLength: 6 }), fc.constantFrom('', '/'))
    .map(([segments, end]) => `/${segments.join('/')}${end}`);

  fc.assert(
    fc.property(fc.array(path, { minLength: 1, maxLength: 8 }), request, (all, url) => {
      const { routes } = assignPaths([
        { declared: { name: 'news', order: 10, pages: toPages(all) } },
      ]);
      const [match] =
        matchRoutes(
          routes.map(({ path }) => ({ path, caseSensitive: true })),
          url,
        ) ?? [];

      const decoded = decodeURIComponent(url.replace(/%2F/g, '%252F'));
      const found = createMatcher(routes)(decoded);
      expect(found?.path).toBe(match?.route.path);
      if (found)
        expect(new Set(listParameters(found.path))).toEqual(
          new Set(Object.keys(match?.params ?? {})),
        );
    }),
    { numRuns: 2000 },
  );
});

const toPages = (paths: string[]) =>
  Object.fromEntries(paths.map((path) => [path, { path, title: path }]));
