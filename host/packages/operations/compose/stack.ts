import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '@donate-impact/build/freePort';
import { partNames } from '@donate-impact/build/remotes';
import { linkPackages } from '@donate-impact/tools/linkPackages';
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
  VERSIONS_PAGE: 'on',
  REPORTS: 'on',
};
export const origin = `http://127.0.0.1:${env.GATEWAY_PORT}`;

/** Copies the files that git knows of this repository, so that a case can change them into another release. */
export async function copyOfRepository() {
  const copy = await mkdtemp(join(tmpdir(), 'releases-'));
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { stdout } = await execute('git', list, { cwd: repository, maxBuffer: 1 << 26 });
  for (const file of stdout.split('\0').filter(Boolean))
    await cp(join(repository, file), join(copy, file)).catch(() => {});
  await linkPackages(copy);
  await linkCommands(copy);
  return copy;
}

/** Links tsx and the copy's own command, so that a rollout there builds the copy's sources. */
async function linkCommands(copy: string) {
  const programs = join(copy, 'node_modules/.bin');
  await mkdir(programs);
  await symlink(fileURLToPath(import.meta.resolve('tsx/cli')), join(programs, 'tsx'));
  const command = join(copy, 'host/packages/operations/releases/operate.ts');
  await symlink(command, join(programs, 'operate'));
}

/** The output of a command; throws when the command fails. */
export async function output(command: string, ...args: string[]) {
  const { stdout } = await execute(command, args, { cwd: repository, env, maxBuffer: 1 << 26 });
  return stdout.trim();
}

/** The id of a part's only container. */
export async function containerOf(part: string) {
  const ids = (await output('docker', 'compose', 'ps', '-a', '-q', part)).split('\n');
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
  return JSON.parse(await body('/releases.json', from));
}

/** Removes only the images that the suite made. */
export async function removeImages() {
  const names = await output('docker', 'image', 'ls', '--format', '{{.Repository}}:{{.Tag}}');
  const own = names.split('\n').filter((name) => name.startsWith(`${images}/`));
  if (own.length > 0) await output('docker', 'image', 'rm', '-f', ...own);
}

interface RunOptions {
  cwd?: string;
  env?: Record<string, string | undefined>;
}

/** Runs a command, shows its output, and resolves with its exit code. */
export function run([command = '', ...args]: string[], options: RunOptions = {}) {
  const child = spawn(command, args, {
    cwd: options.cwd ?? repository,
    env: { ...env, ...options.env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
