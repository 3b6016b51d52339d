import { exec } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { root } from './ensureInstalled.mjs';

const run = promisify(exec);
const apps = ['host', 'remote-marketing', 'remote-wizard', 'remote-results'];

/** Builds the four parts, each by its own build; rejects with a build's output when it fails. */
export async function buildAll() {
  await Promise.all(apps.map(build));
}

/** @param {string} app */
async function build(app) {
  try {
    await run(`npm run --silent build -w ${app}`, { cwd: root });
  } catch (error) {
    const { stdout = '', stderr = '' } = /** @type {{ stdout?: string, stderr?: string }} */ (
      error
    );
    throw new Error(`The build of ${app} failed:\n${stdout}${stderr}`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildAll();
