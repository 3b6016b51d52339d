/**
 * @typedef {import('@donate-impact/shared/contract').RemoteName} RemoteName
 * @typedef {(typeof singletons)[number]} Singleton
 *
 * @typedef {object} Remote
 * @property {RemoteName} name its name in addresses, in containers and in the federation runtime
 * @property {string} folder its workspace
 * @property {number} port its port when it is developed alone
 * @property {boolean} needsScript whether its pages are unusable without JavaScript
 */

/**
 * The remotes of the site. remotes.test.ts compares this list with the files that cannot import it, such as nginx's
 * template.
 * @type {readonly Remote[]}
 */
export const remotes = [
  { name: 'marketing', folder: 'remote-marketing', port: 3001, needsScript: false },
  { name: 'wizard', folder: 'remote-wizard', port: 3002, needsScript: true },
  { name: 'results', folder: 'remote-results', port: 3003, needsScript: true },
];

/** The names of all remotes. */
export const remoteNames = remotes.map(({ name }) => name);

/** The names of all parts: of the shell and of the remotes. */
export const partNames = ['host', ...remoteNames];

/** The folders of all apps that are built and deployed. */
export const appFolders = ['host', ...remotes.map(({ folder }) => folder)];

/** The packages of which a page has one copy: the shell provides them, and no remote bundles its own. */
export const singletons = /** @type {const} */ ([
  'react',
  'react-dom',
  'react-redux',
  'react-router-dom',
  'styled-components',
  '@tanstack/react-query',
]);

/** The port of the whole site in development. */
export const sitePort = 3000;

/** Finds a remote in the list by its name. @param {RemoteName} name */
export function remoteNamed(name) {
  const remote = remotes.find((each) => each.name === name);
  if (!remote) throw new Error(`There is no remote "${name}" in shared/packages/build/remotes.mjs`);
  return remote;
}

/**
 * The port of a remote in development: alone or as part of the whole site.
 * @param {RemoteName} name
 * @param {'alone' | 'site'} run
 */
export function developmentPort(name, run) {
  return remoteNamed(name).port + (run === 'alone' ? 0 : 10);
}

/**
 * The path at which every server, in every environment, serves a remote.
 * @param {RemoteName} name
 */
export function remotePath(name) {
  return `/remotes/${name}/`;
}

/**
 * The folders of all remotes' builds, by name.
 * @param {(folder: string) => string} distOf
 * @returns {Record<string, string>}
 */
export function remoteDists(distOf) {
  return Object.fromEntries(remotes.map(({ name, folder }) => [name, distOf(folder)]));
}
