import './checkNode.cjs';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { causeOf, fail } from './fail.mjs';
import { npm, root } from './npm.mjs';
import { run } from './run.mjs';

/**
 * @typedef {{ version?: string, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} Package
 */

/**
 * Installs the packages of the lock file unless all of them are there, so that it also repairs an interrupted
 * installation. Ends the process with one line when npm fails.
 */
export async function ensureInstalled() {
  if (missing().length === 0) return;
  console.log('Installing dependencies; this takes a minute or two …');
  const options = ['--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  const { isGreen, output } = await run(npm('ci', ...options, '--loglevel=error'), {
    cwd: root,
    isShown: true,
  });
  if (!isGreen) fail(`The installation failed: ${causeOf(output) ?? "see npm's output above."}`);
  const [left] = missing();
  if (left) console.warn(`npm did not install ${left}, which this machine needs.`);
}

/** The folders of packages in the lock file that are not installed in the locked version. */
function missing() {
  const locked = packagesOf('package-lock.json');
  const installed = packagesOf('node_modules/.package-lock.json');
  return Object.entries(locked)
    .filter(([folder, entry]) => folder.includes('node_modules/') && isWanted(entry))
    .filter(([folder, { version }]) => {
      const isKnown = folder in installed && installed[folder]?.version === version;
      return !isKnown || !existsSync(join(root, folder, 'package.json'));
    })
    .map(([folder]) => folder);
}

/** Optional packages are platform binaries, wanted only where they fit. @param {Package} entry */
function isWanted({ optional, os, cpu, libc }) {
  if (!optional) return true;
  if (!os?.includes(process.platform) || !cpu?.includes(process.arch)) return false;
  return !libc || libc.includes(ownLibc());
}

function ownLibc() {
  const report = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (
    process.report.getReport()
  );
  return report.header.glibcVersionRuntime ? 'glibc' : 'musl';
}

/** @param {string} file @returns {Record<string, Package>} */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  } catch {
    return {};
  }
}
