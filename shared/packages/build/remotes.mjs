/**
 * @typedef {import('@donate-impact/shared/contract').RemoteName} RemoteName
 * @typedef {(typeof singletons)[number]} Singleton
 *
 * @typedef {object} Remote
 * @property {RemoteName} name its name in addresses, in containers and in the federation runtime
 * @property {string} folder its workspace
 * @property {number} port where it listens when it is developed alone
 * @property {boolean} needsScript whether its pages say nothing to a visitor without JavaScript
 */

/**
 * The remotes of the site. What cannot import this list, such as nginx's template, is compared with it in
 * remotes.test.ts.
 * @type {readonly Remote[]}
 */
export const remotes = [
  { name: 'marketing', folder: 'remote-marketing', port: 3001, needsScript: false },
  { name: 'wizard', folder: 'remote-wizard', port: 3002, needsScript: true },
  { name: 'results', folder: 'remote-results', port: 3003, needsScript: true },
];

/** The names of all remotes. */
export const remoteNames = remotes.map(({ name }) => name);

/** The folders of all apps: what is built and deployed. */
export const appFolders = ['host', ...remotes.map(({ folder }) => folder)];

/** The packages of which a page has one copy: the shell provides them, and no remote brings its own. */
export const singletons = /** @type {const} */ ([
  'react',
  'react-dom',
  'react-redux',
  'react-router-dom',
  'styled-components',
  '@tanstack/react-query',
]);

/** The one address of the whole site while developing. */
export const sitePort = 3000;

/** What the list says of one remote. @param {RemoteName} name */
export function remoteNamed(name) {
  const remote = remotes.find((each) => each.name === name);
  if (!remote) throw new Error(`There is no remote "${name}" in shared/packages/build/remotes.mjs`);
  return remote;
}

/**
 * Where a remote listens while developing: alone, or behind the whole site's address.
 * @param {RemoteName} name
 * @param {'alone' | 'site'} run
 */
export function developmentPort(name, run) {
  return remoteNamed(name).port + (run === 'alone' ? 0 : 10);
}

/**
 * The path under which a remote is served, on every server and in every environment.
 * @param {RemoteName} name
 */
export function remotePath(name) {
  return `/remotes/${name}/`;
}

/**
 * Where the builds of all remotes are, by name.
 * @param {(folder: string) => string} distOf
 * @returns {Record<string, string>}
 */
export function remoteDists(distOf) {
  return Object.fromEntries(remotes.map(({ name, folder }) => [name, distOf(folder)]));
}
