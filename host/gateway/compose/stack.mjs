import { execFile, spawn } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '../freePort.mjs';

const execute = promisify(execFile);

export const repository = join(dirname(fileURLToPath(import.meta.url)), '../../..');
export const parts = ['gateway', 'marketing', 'wizard', 'results'];
export const images = 'donate-impact-test';

/** What the suite's commands run with: a project, images and a port of their own. */
export const env = {
  ...process.env,
  COMPOSE_PROJECT_NAME: images,
  IMAGES: images,
  GATEWAY_PORT: String(await freePort()),
  VERSIONS_PAGE: 'on',
};
export const origin = `http://127.0.0.1:${env.GATEWAY_PORT}`;

/** A copy of what git knows of this repository, in which releases can be made up. */
export async function copyOfRepository() {
  const copy = await mkdtemp(join(tmpdir(), 'releases-'));
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { stdout } = await execute('git', list, { cwd: repository, maxBuffer: 1 << 26 });
  for (const file of stdout.split('\0').filter(Boolean))
    await cp(join(repository, file), join(copy, file)).catch(() => {});
  return copy;
}

/** The output of a command; throws with its errors. @param {string} command @param {...string} args */
export async function output(command, ...args) {
  const { stdout } = await execute(command, args, { cwd: repository, env, maxBuffer: 1 << 26 });
  return stdout.trim();
}

/**
 * Makes the image `donate-impact-test/wizard:<tag>` out of the one that runs.
 * @param {string} tag
 * @param {string} script changes what it serves
 */
async function wizardWith(tag, script) {
  const folder = await mkdtemp(join(tmpdir(), 'image-'));
  const lines = [`FROM ${images}/wizard:latest`, 'USER root', `RUN cd "$SITE_ROOT" && ${script}`];
  await writeFile(join(folder, 'Dockerfile'), [...lines, 'USER 101'].join('\n'));
  await output('docker', 'build', '-q', '-t', `${images}/wizard:${tag}`, folder);
  await rm(folder, { recursive: true });
}

/** A release that starts and never becomes healthy. */
export const buildBroken = () => wizardWith('broken', 'rm mf-manifest.json*');

/** A release whose page has a chunk of another name, and which carries the file of the name before. */
export const buildUpdated = () =>
  wizardWith(
    'updated',
    [
      `old=$(grep -o 'static/js/async/[^"]*Wizard[^"]*[.]js' pages/Wizard.html | head -n 1)`,
      `new=$(echo "$old" | sed 's/[.][0-9a-f]*[.]js$/.0123456789.js/')`,
      'cp "$old" "$new" && rm mf-manifest.json.* version.json.*',
      'sed -i "s#$old#$new#g" pages/Wizard.html mf-manifest.json',
      `sed -i 's/"commit": "[^"]*"/"commit": "updated"/' version.json`,
    ].join(' && '),
  );

/** Removes the images that the suite made, and no others. */
export async function removeImages() {
  const names = await output('docker', 'image', 'ls', '--format', '{{.Repository}}:{{.Tag}}');
  const own = names.split('\n').filter((name) => name.startsWith(`${images}/`));
  if (own.length > 0) await output('docker', 'image', 'rm', '-f', ...own);
}

/**
 * Runs a command with its output on this terminal.
 * @param {string[]} command
 * @param {{ cwd?: string, env?: Record<string, string | undefined> }} [options]
 * @returns {Promise<number>} the exit code
 */
export function run([command = '', ...args], options = {}) {
  const child = spawn(command, args, {
    cwd: options.cwd ?? repository,
    env: { ...env, ...options.env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
