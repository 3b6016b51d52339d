/** @typedef {import('../src/contract/RemotePages').RemoteName} RemoteName */

/** The names of all remotes. @type {readonly RemoteName[]} */
export const remoteNames = ['marketing', 'wizard', 'results'];

/** The one address of the whole site while developing. */
export const sitePort = 3000;

/**
 * Where a remote listens while developing: alone, or behind the whole site's address.
 * @param {RemoteName} name
 * @param {'alone' | 'site'} run
 */
export function developmentPort(name, run) {
  return (run === 'alone' ? 3001 : 3011) + remoteNames.indexOf(name);
}

/**
 * The path under which a remote is served, on every server and in every environment.
 * @param {RemoteName} name
 */
export function remotePath(name) {
  return `/remotes/${name}/`;
}
