import { execFile, spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { partNames } from '@donate-impact/build/remotes';
import { Refusal } from './Refusal';

const run = promisify(execFile);
const root = join(dirname(fileURLToPath(import.meta.url)), '../../../..');

/** The site that docker-compose.yml describes, on this machine's engine. */
export interface Site {
  /** The Compose project, or the stack of a swarm. */
  project: string;
  /** Whether the site runs as a stack of a swarm: with STACK=<its name>. */
  isStack: boolean;
  /** The image of each service. */
  images: Record<string, string>;
}

// What every container of a command gets: no network, nothing writable but the volumes.
const hardened = ['--network', 'none', '--read-only', '--cap-drop', 'ALL'];
const once = ['run', '--rm', ...hardened, '--security-opt', 'no-new-privileges'];

/** Reads docker-compose.yml with the environment's variables. */
export async function readSite(): Promise<Site> {
  const { STACK } = process.env;
  const { name, services } = JSON.parse(await docker('compose', 'config', '--format', 'json'));
  const images = Object.entries<{ image: string }>(services).map(([key, { image }]) => [
    key,
    image,
  ]);
  return { project: STACK ?? name, isStack: Boolean(STACK), images: Object.fromEntries(images) };
}

/** The output of `docker …`, run in the folder of docker-compose.yml. */
export async function docker(...args: string[]) {
  const { stdout } = await run('docker', args, { cwd: root, maxBuffer: 64 * 1024 * 1024 });
  return stdout.trim();
}

/** Runs `docker …` and shows its output. Throws when it fails. */
export function dockerShown(args: string[], env: Record<string, string> = {}) {
  const stdio = ['ignore', 'inherit', 'inherit'] as const;
  const child = spawn('docker', args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: [...stdio],
  });
  return new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0
        ? resolve()
        : reject(new Refusal(`docker ${args[0]} ${args[1]} ended with ${code}`)),
    );
  });
}

/** The options of `docker run` for a container that has a part's releases at /to, and the image's own files. */
export function deploying({ project }: Site, part: string) {
  return [...once, '-v', `${project}_${part}:/to`];
}

/**
 * Starts transaction.sh on the volumes of the site. The name of its container is the lock: an engine runs only one of
 * that name, and removes it when this process ends, however it ends.
 */
export function startTransaction({ project, images }: Site, part: string | null) {
  const volumes = partNames.flatMap((name) => ['-v', `${project}_${name}:/parts/${name}:ro`]);
  const pointers = ['-v', `${project}_pointers:/pointers`];
  const lock = part ? ['--name', `${project}-changes-${part}`] : [];
  const command = ['--entrypoint', 'transaction', images.pointers ?? ''];
  return spawn('docker', [...once, '-i', ...lock, ...pointers, ...volumes, ...command]);
}

/** The ids of a service's running containers on this machine. */
export async function containersOf({ project, isStack }: Site, service: string) {
  const labels = isStack
    ? [`com.docker.swarm.service.name=${project}_${service}`]
    : [`com.docker.compose.project=${project}`, `com.docker.compose.service=${service}`];
  const filters = labels.flatMap((label) => ['--filter', `label=${label}`]);
  return (await docker('ps', '-q', '--no-trunc', ...filters)).split('\n').filter(Boolean);
}
