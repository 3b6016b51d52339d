import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * @typedef {import('@donate-impact/shared/contract').RemoteName} RemoteName
 * @typedef {(typeof singletons)[number]} Singleton
 *
 * @typedef {import('@donate-impact/shared/contract').RemoteDeclaration} RemoteDeclaration
 *
 * @typedef {object} Workspace
 * @property {RemoteName} name its name in URLs, in containers and in the federation runtime
 * @property {string} owner the team that reviews its changes
 * @property {string} folder its folder in the repository
 *
 * @typedef {RemoteDeclaration & Workspace} Remote
 */

// In the repository it is found before anything is installed; elsewhere, the library is a package.
const beside = join(import.meta.dirname, '../src/routes/declarations.json');
const declarations = existsSync(beside) ? beside : inLibrary('src/routes/declarations.json');

/**
 * The remotes of the site: what each declares in its own folder, in `remote.json`; `npm run remotes` puts them
 * together.
 * @type {readonly Remote[]}
 */
export const remotes = Object.values(JSON.parse(readFileSync(declarations, 'utf8')));

/** The names of all remotes. */
export const remoteNames = remotes.map(({ name }) => name);

/** The names of all apps: of the shell and of the remotes. */
export const appNames = ['host', ...remoteNames];

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
  if (!remote)
    throw new Error(`There is no remote "${name}". Correct the name, or run npm run remotes`);
  return remote;
}

/**
 * What a remote declares to gateways and shells.
 * @param {RemoteName} name
 * @returns {RemoteDeclaration}
 */
export function getDeclaration(name) {
  const { folder, owner, ...declaration } = remoteNamed(name);
  return declaration;
}

const firstPorts = { alone: 3001, site: 3101 };

/**
 * The port of a remote in development, by its place in the list: alone, or as part of the whole site.
 * @param {RemoteName} name
 * @param {keyof typeof firstPorts} run
 */
export function developmentPort(name, run) {
  return firstPorts[run] + remotes.indexOf(remoteNamed(name));
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
 * @param {(folder: string) => string} getDist
 * @returns {Record<string, string>}
 */
export function remoteDists(getDist) {
  return Object.fromEntries(remotes.map(({ name, folder }) => [name, getDist(folder)]));
}

/** @param {string} file */
function inLibrary(file) {
  const manifest = createRequire(import.meta.url).resolve('@donate-impact/shared/package.json');
  return join(dirname(manifest), file);
}
