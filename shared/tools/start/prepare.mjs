import './checkNode.cjs';
import { spawnSync } from 'node:child_process';
import { accessSync, constants, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, npm, root } from './commands.mjs';

const unreachable =
  /\b(ECONN\w+|ENOTFOUND|EAI_AGAIN|E?TIMEDOUT|\w+_TIMEOUT|ENETUNREACH|EHOSTUNREACH)\b/;

/**
 * Installs the packages of the lock file unless the last installation was of these versions, and lets this process
 * import TypeScript. Ends the process with one line when npm fails.
 * @param {{ includesDev?: boolean }} [options] includesDev: also what only tests and other tools of development need
 */
export async function prepare({ includesDev = true } = {}) {
  if (!isInstalled(includesDev)) install(includesDev);
  const { register } = await import('tsx/esm/api');
  register();
}

/**
 * npm writes its own list of the packages at the end of an installation.
 * @param {boolean} includesDev
 */
function isInstalled(includesDev) {
  const installed = readPackages('node_modules/.package-lock.json');
  const locked = readPackages('package-lock.json');
  return Object.entries(locked).every(
    ([folder, { version, optional, dev, resolved = '' }]) =>
      !folder.includes('node_modules/') ||
      optional ||
      // Of a link, the lock file says so at the folder.
      ((dev || locked[resolved]?.dev) && !includesDev) ||
      (folder in installed && installed[folder]?.version === version),
  );
}

/** @param {string} file @returns {Record<string, { version?: string, optional?: boolean, dev?: boolean, resolved?: string }>} */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  } catch {
    return {};
  }
}

/** npm's cache: its own, or one in this repository if the home of the user cannot be written. */
function findCache() {
  const own = process.env.npm_config_cache;
  try {
    if (own) mkdirSync(own, { recursive: true });
    if (own) accessSync(own, constants.W_OK);
    return own;
  } catch {
    return join(root, '.cache/npm');
  }
}

/** @param {boolean} includesDev */
function install(includesDev) {
  console.log('Installing dependencies; this takes a minute or two …');
  const dev = includesDev ? '--include=dev' : '--omit=dev';
  const options = [dev, '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const { command, args, shell } = npm('ci', ...options);
  const { status, error, stderr } = spawnSync(command, args, {
    cwd: root,
    shell,
    env: { ...process.env, npm_config_cache: findCache() },
    stdio: ['ignore', 'inherit', 'pipe'],
    encoding: 'utf8',
  });
  if (status === 0) return;
  console.error(error?.message ?? stderr);
  const [code] = unreachable.exec(stderr) ?? [];
  if (!code) fail("The installation failed: see npm's output above.");
  fail(
    `The installation failed: npm's registry does not answer (${code}). Check the network and npm's settings for it, then run the command again.`,
  );
}
