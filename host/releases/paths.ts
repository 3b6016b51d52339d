import * as v from 'valibot';

/** Where the gateway or the shell serves something else. */
const reservedWords = ['data', 'failures', 'fragments', 'host', 'licenses', 'remotes', 'versions'];

// Every repetition is bounded, so that no path takes long to match.
const pathPattern = /^\/(?:([a-z]{1,40})(?:\/:[A-Za-z]\w{0,39})?)?$/;

/** The path of a page: `/`, or a word and at most one parameter, such as `/news` or `/news/:newsId`. */
export const pathSchema = v.pipe(
  v.string(),
  v.regex(pathPattern, 'use a path such as /news or /news/:id'),
  v.check(
    (path) => !reservedWords.includes(pathPattern.exec(path)?.[1] ?? ''),
    'the site serves something else there; choose another path',
  ),
);

/** Returns true for a path that a page can have. */
export function isPagePath(path: string): boolean {
  return v.is(pathSchema, path);
}

/** The key of the route with a path: without the name of the parameter, which makes no difference to what it matches. */
function getRouteKey(path: string): string {
  return path.replace(/:\w+/, ':');
}

/** The key of the route that the path of a request can belong to; null if no page can have such a path. */
export function matchRouteKey(path: string): string | null {
  if (/^\/+$/.test(path)) return '/';
  const [, word, parameter] = /^\/([a-z]{1,40})(\/[^/]+)?\/*$/.exec(path) ?? [];
  return word ? `/${word}${parameter ? '/:' : ''}` : null;
}

/** A remote by what it declares: its place among the others, and the pages that claim paths. */
interface Claimant {
  declared: {
    port: number;
    pages: Readonly<Record<string, { path: string; title: string; link?: string | undefined }>>;
  };
}

/** A path of the site with the remote and the page that own it. */
export interface Route<Remote> {
  key: string;
  remote: Remote;
  page: string;
  path: string;
  title: string;
  link: string | undefined;
}

/**
 * Decides who owns each path: the first remote that claims it, in the order of their ports. Returns the routes, and the
 * claims that lost.
 */
export function assignPaths<Remote extends Claimant>(remotes: readonly Remote[]) {
  const routes = new Map<string, Route<Remote>>();
  const conflicts: { path: string; owner: Remote; claimant: Remote }[] = [];
  for (const remote of remotes.toSorted((one, other) => one.declared.port - other.declared.port))
    for (const [page, { path, title, link }] of Object.entries(remote.declared.pages)) {
      const key = getRouteKey(path);
      const owner = routes.get(key)?.remote;
      if (owner) conflicts.push({ path, owner, claimant: remote });
      else routes.set(key, { key, remote, page, path, title, link });
    }
  return { routes: [...routes.values()], conflicts };
}
