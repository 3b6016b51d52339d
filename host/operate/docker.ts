import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { refuse } from '@donate-impact/releases/refuse';
import { readKeys } from '@donate-impact/releases/signatures';

const run = promisify(execFile);

/** The site that docker-compose.yml describes, on this machine's engine. */
export interface Deployment {
  /** The Compose project, or the stack of a swarm. */
  project: string;
  /** True for a stack of a swarm: with STACK=<its name>. */
  isStack: boolean;
  services: Record<string, { image: string }>;
  /** The file with the public keys of the apps' teams; empty if releases need no signature. */
  keys: string;
}

/** The options of a command's container: the bounds of the others, no network, and only the volumes are writable. */
export const runOnce = [
  ...['run', '--rm', '--memory', '128m', '--pids-limit', '256', '--network', 'none', '--read-only'],
  ...['--cap-drop', 'ALL', '--security-opt', 'no-new-privileges'],
];

/** Reads docker-compose.yml with the environment's variables. */
export async function readDeployment(): Promise<Deployment> {
  const { STACK } = process.env;
  const config = JSON.parse(await docker('compose', 'config', '--format', 'json'));
  const { name, services, 'x-release-keys': keys } = config;
  if (typeof keys !== 'string') throw refuse('COMPOSE_FILE_OUTDATED');
  return { project: STACK ?? name, isStack: Boolean(STACK), services, keys };
}

/** Reads the public keys of the teams whose releases the site accepts. */
export const readSiteKeys = ({ keys }: Pick<Deployment, 'keys'>) =>
  readKeys(keys && resolve(findSiteFolder(), keys));

/** Runs `docker …` in the folder of docker-compose.yml and gives its output. Throws docker's message if it fails. */
export async function docker(...args: string[]) {
  const options = { cwd: findSiteFolder(), maxBuffer: 2 ** 26 };
  const { stdout } = await run('docker', args, options).catch((error) => {
    throw refuse('DOCKER_FAILED', error.stderr?.trim() || error.message);
  });
  return stdout.trim();
}

/** Runs `docker …` and shows its output. Throws when it fails. */
export async function dockerShown(args: string[], env: Record<string, string> = {}) {
  const child = spawn('docker', args, {
    cwd: findSiteFolder(),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw refuse('DOCKER_FAILED', `docker ${args[0]} ${args[1]} ended with ${code}`);
}

/** The ids of a service's running containers on this machine. */
export async function listContainers({ project, isStack }: Deployment, service: string) {
  const labels = isStack
    ? [`com.docker.swarm.service.name=${project}_${service}`]
    : [
        `com.docker.compose.project=${project}`,
        `com.docker.compose.service=${service}`,
        // Not a command's container, which has the labels of its image.
        'com.docker.compose.oneoff=False',
      ];
  const filters = labels.flatMap((label) => ['--filter', `label=${label}`]);
  return (await docker('ps', '-q', '--no-trunc', ...filters)).split('\n').filter(Boolean);
}

/** Finds the folder of the site's docker-compose.yml: the current folder or one above. */
export function findSiteFolder(from = process.cwd()): string {
  if (existsSync(join(from, 'docker-compose.yml'))) return from;
  if (dirname(from) === from) throw refuse('COMPOSE_FILE_MISSING');
  return findSiteFolder(dirname(from));
}

/** The folder of an app: in a repository of its own, all of it. */
export function findFolder(app: string) {
  const site = findSiteFolder();
  const folder = join(site, app === 'host' ? app : `remote-${app}`);
  return existsSync(folder) ? folder : site;
}

/** The folder of an app's builds in this checkout. */
export const findDist = (app: string) => join(findFolder(app), 'dist');
