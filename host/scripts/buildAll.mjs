import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { npm, root } from './npm.mjs';

const run = promisify(execFile);
const apps = ['host', 'remote-marketing', 'remote-wizard', 'remote-results'];

/** Builds the four parts, each by its own build; rejects with a build's output when it fails. */
export async function buildAll() {
  await Promise.all(apps.map(build));
}

/** @param {string} app */
async function build(app) {
  const { command, args, shell } = npm('run', '--silent', 'build', '-w', app);
  try {
    await run(command, args, { cwd: root, shell });
  } catch (error) {
    const { stdout = '', stderr = '' } = /** @type {{ stdout?: string, stderr?: string }} */ (
      error
    );
    throw new Error(`The build of ${app} failed:\n${stdout}${stderr}`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildAll();
