import * as v from 'valibot';
import type { Declaration } from './declaration';

/** Where the gateway or the shell serves something else. */
const reservedWords = [
  'data',
  'failures',
  'fragments',
  'host',
  'licenses',
  'remotes',
  'timings',
  'versions',
];

const word = '[a-z](?:-?[a-z0-9])*';
const parameter = ':[\\w-]+';
const pagePath = new RegExp(`^/(?:(${word})(?:/(?:${word}|${parameter})){0,3}(?:/\\*)?)?$`);

/**
 * The path of a page: `/`, or up to four words and parameters, the first of them a word, such as `/news/:year/:story`;
 * `/*` at the end stands for everything below.
 */
export const pathSchema = v.pipe(
  v.string(),
  v.maxLength(100, 'use at most 100 characters'),
  v.regex(
    pagePath,
    'use a path such as /news, /news/:id or /news/archive/*, of at most four words and parameters',
  ),
  v.check(
    (path) => !reservedWords.includes(pagePath.exec(path)?.[1] ?? ''),
    'the site serves something else there; choose another path',
  ),
  v.check((path) => {
    const names = listParameters(path);
    return new Set(names).size === names.length;
  }, 'give each parameter a name of its own'),
);

/** Returns true for a path that a page can have. */
export function isPagePath(path: string): boolean {
  return v.is(pathSchema, path);
}

/** The names of a path's parameters, as React Router gives them to a page; `*` is that of everything below. */
export function listParameters(path: string): string[] {
  return [...path.matchAll(/:([\w-]+)|(\*)/g)].map(([, name, rest]) => name ?? rest ?? '');
}

/** The key of the route with a path: without the names of parameters, which make no difference to what it matches. */
export function getRouteKey(path: string): string {
  return path.replace(/:[\w-]+/g, ':');
}

/** A remote by what it declares: its place among the others, and the pages that claim paths. */
interface Claimant {
  declared: Pick<Declaration, 'order' | 'name' | 'pages'>;
}

/** A path of the site with the remote and the page that own it. */
export type Route<Remote> = Declaration['pages'][string] & {
  key: string;
  remote: Remote;
  page: string;
};

type Place = Pick<Declaration, 'order' | 'name'>;

/** Compares the places of two remotes: of their links, and of their claims on a path. */
export function compareOrder(one: Place, other: Place) {
  return one.order - other.order || (one.name < other.name ? -1 : 1);
}

/**
 * Decides who owns each path: the first remote that claims it, in the remotes' order. No other remote gets a path that some
 * of the same URLs match, however specific it is. Returns the remotes in their order, the routes, and the claims that lost.
 */
export function assignPaths<Remote extends Claimant>(claimants: readonly Remote[]) {
  const remotes = claimants.toSorted((one, other) => compareOrder(one.declared, other.declared));
  const routes: Route<Remote>[] = [];
  const conflicts: { path: string; owner: Remote; claimant: Remote }[] = [];
  for (const remote of remotes)
    for (const [page, declared] of Object.entries(remote.declared.pages)) {
      const { path } = declared;
      const key = getRouteKey(path);
      const owner = routes.find((route) =>
        route.remote === remote ? route.key === key : isOverlapping(route.path, path),
      )?.remote;
      if (owner) conflicts.push({ path, owner, claimant: remote });
      else routes.push({ ...declared, key, remote, page });
    }
  return { remotes, routes, conflicts };
}

/** Returns true if there are URLs that both paths match. */
function isOverlapping(path: string, other: string) {
  const [one, two] = [path.split('/'), other.split('/')];
  for (const [index, segment] of one.entries()) {
    const against = two[index];
    if (segment === '*' || against === '*') return true;
    if (against === undefined) return false;
    if (segment !== against && !segment.startsWith(':') && !against.startsWith(':')) return false;
  }
  return two.length === one.length || two[one.length] === '*';
}

/**
 * Creates the function that finds the route of a request's path, of which `/` in a segment is written `%2F`: the one that
 * the shell's router finds, the most specific.
 */
export function createMatcher<Found extends { path: string }>(routes: readonly Found[]) {
  const ranked = routes
    .map((route) => ({ route, rank: rankPath(route.path), pattern: toPattern(route.path) }))
    .sort((one, other) => other.rank - one.rank);
  return (path: string) => ranked.find(({ pattern }) => pattern.test(path))?.route;
}

/** How specific a path is, as React Router counts it. */
function rankPath(path: string) {
  const segments = path.split('/').slice(1);
  const ranks = segments.map((segment) => {
    if (segment === '*') return -1;
    return segment.startsWith(':') ? 4 : 11;
  });
  return ranks.reduce((sum, rank) => sum + rank, 0);
}

function toPattern(path: string) {
  const start = getRouteKey(path)
    .replace(/\/\*?$/, '')
    .replaceAll(':', '[^/]+');
  return new RegExp(`^${start}${path.endsWith('*') ? '(?:/.*)?' : '/*'}$`);
}
