import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { mkdir, mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '@donate-impact/build/freePort';
import { changesIn } from '@donate-impact/build/pointer';
import { partNames } from '@donate-impact/build/remotes';
import { copyRepository } from '@donate-impact/tools/copyRepository';
import { answerTo } from './answerTo';

const execute = promisify(execFile);

const repository = join(dirname(fileURLToPath(import.meta.url)), '../../../..');
export const services = ['gateway', 'pointers', ...partNames];
export const images = 'donate-impact-test';

/** The environment of the suite's commands: its own project, images and port. */
export const env: Record<string, string | undefined> = {
  ...process.env,
  COMPOSE_PROJECT_NAME: images,
  IMAGES: images,
  GATEWAY_PORT: String(await freePort()),
  PROMETHEUS_PORT: String(await freePort()),
  VERSIONS_PAGE: 'on',
  REPORTS: 'on',
};
export const origin = `http://127.0.0.1:${env.GATEWAY_PORT}`;

/** Copies this repository, so that a case can change it into another release. */
export async function copyOfRepository() {
  const copy = await mkdtemp(join(tmpdir(), 'releases-'));
  await copyRepository(copy);
  await linkCommands(copy);
  return copy;
}

/** Links what a rollout runs besides the copy's sources, and the copy's own command, so that it builds those. */
async function linkCommands(copy: string) {
  const programs = join(copy, 'node_modules/.bin');
  await mkdir(programs);
  await symlink(fileURLToPath(import.meta.resolve('tsx/cli')), join(programs, 'tsx'));
  await symlink(join(repository, 'node_modules/@bokuweb'), join(copy, 'node_modules/@bokuweb'));
  const command = join(copy, 'host/packages/operations/releases/operate.ts');
  await symlink(command, join(programs, 'operate'));
}

/** The output of a command; throws when the command fails, or does not end within 3 minutes. */
export async function output(command: string, ...args: string[]) {
  const { stdout } = await execute(command, args, {
    cwd: repository,
    env,
    maxBuffer: 1 << 26,
    timeout: 180_000,
  });
  return stdout.trim();
}

/** The id of a part's only container. */
export async function containerOf(part: string) {
  // Images have the labels of their service too, but not the last one.
  const labels = [`project=${images}`, `service=${part}`, 'oneoff=False'];
  const filters = labels.flatMap((label) => ['--filter', `label=com.docker.compose.${label}`]);
  const ids = (await output('docker', 'ps', '-aq', '--no-trunc', ...filters)).split('\n');
  assert.equal(ids.length, 1, `${part} has ${ids.length} containers`);
  return ids[0] ?? '';
}

/** The content of a path; throws when the answer is not 200. */
export async function body(path: string, from = origin) {
  const { status, body: content } = await answerTo(from + path);
  assert.equal(status, 200, path);
  return content;
}

/** The release of each part that a new visitor gets. */
export async function releasesNow(from = origin): Promise<Record<string, string>> {
  const { integrity: _, ...releases } = JSON.parse(await body('/releases.json', from));
  return releases;
}

/** Removes the containers of commands, which keep volumes in use. */
export async function removeCommands() {
  const ids = await output('docker', 'ps', '-aq', '--filter', `name=^${images}-changes-`);
  if (ids) await output('docker', 'rm', '-f', ...ids.split('\n'));
}

/** Removes only the images that the suite made. */
export async function removeImages() {
  const names = await output('docker', 'image', 'ls', '--format', '{{.Repository}}:{{.Tag}}');
  const own = names.split('\n').filter((name) => name.startsWith(`${images}/`));
  if (own.length > 0) await output('docker', 'image', 'rm', '-f', ...own);
}

/** Whether the site answers a path with 200. */
export async function serves(path: string) {
  return (await answerTo(origin + path)).status === 200;
}

/** Every change of the pointers, as lines; empty before the first one. */
export async function pointersLog() {
  const read = 'cat /files/pointers.jsonl 2>/dev/null || true';
  return output('docker', 'exec', await containerOf('pointers'), 'sh', '-c', read);
}

/** The changes of a part's pointer, the oldest first. */
export async function pointerChanges(part: string) {
  return changesIn(await pointersLog()).filter((change) => change.part === part);
}

interface RunOptions {
  cwd?: string;
  env?: Record<string, string | undefined>;
}

/** Runs a command, shows its output, and resolves with its exit code: 1 when it does not end within 6 minutes. */
export function run([command = '', ...args]: string[], options: RunOptions = {}) {
  const child = spawn(command, args, {
    cwd: options.cwd ?? repository,
    env: { ...env, ...options.env },
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: 360_000,
  });
  return new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
