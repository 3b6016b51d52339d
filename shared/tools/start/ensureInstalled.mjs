import './checkNode.cjs';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail } from './fail.mjs';
import { npm, root } from './npm.mjs';
import { run } from './run.mjs';

const unreachable =
  /\b(ECONN\w+|ENOTFOUND|EAI_AGAIN|E?TIMEDOUT|\w+_TIMEOUT|ENETUNREACH|EHOSTUNREACH)\b/;

/**
 * Installs the packages of the lock file unless the last installation was of these versions. Ends the process with one
 * line when npm fails.
 * @param {{ includesDev?: boolean }} [options] includesDev: also what only tests and other tools of development need
 */
export async function ensureInstalled({ includesDev = true } = {}) {
  if (isInstalled(includesDev)) return;
  console.log('Installing dependencies; this takes a minute or two …');
  const dev = includesDev ? '--include=dev' : '--omit=dev';
  const options = [dev, '--include=optional', '--no-audit', '--no-fund'];
  const { isGreen, output } = await run(npm('ci', ...options, '--loglevel=error'), {
    cwd: root,
    isShown: true,
  });
  if (isGreen) return;
  const [code] = unreachable.exec(output) ?? [];
  if (!code) fail("The installation failed: see npm's output above.");
  fail(
    `The installation failed: npm's registry does not answer (${code}). Check the network and npm's settings for it, then run the command again.`,
  );
}

/**
 * npm writes its own list of the packages at the end of an installation.
 * @param {boolean} includesDev
 */
function isInstalled(includesDev) {
  const installed = readPackages('node_modules/.package-lock.json');
  return Object.entries(readPackages('package-lock.json')).every(
    ([folder, { version, optional, dev }]) =>
      !folder.includes('node_modules/') ||
      optional ||
      (dev && !includesDev) ||
      installed[folder]?.version === version,
  );
}

/** @param {string} file @returns {Record<string, { version?: string, optional?: boolean, dev?: boolean }>} */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  } catch {
    return {};
  }
}
