import { execFile, spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = join(dirname(fileURLToPath(import.meta.url)), '../../../..');

/** The output of `docker …`, run in the folder of docker-compose.yml. */
export async function docker(...args: string[]) {
  const { stdout } = await run('docker', args, { cwd: root, maxBuffer: 64 * 1024 * 1024 });
  return stdout.trim();
}

/** Runs `docker compose build` and shows its output; throws when it fails. */
export function composeBuild(args: string[], env: Record<string, string>) {
  const child = spawn('docker', ['compose', 'build', ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`docker compose build exited with ${code}`)),
    );
  });
}

/** What docker-compose.yml says about a service: its project, its image, and the image without its tag. */
export async function serviceNamed(service: string) {
  const { name, services } = JSON.parse(await docker('compose', 'config', '--format', 'json'));
  if (!services[service]) throw new Error(`docker-compose.yml has no service "${service}"`);
  const image = String(services[service].image);
  return { project: String(name), image, repository: image.replace(/:[^:/]*$/, '') };
}

/** The image that a service runs; throws when the service is not running. */
export async function runningImage(project: string, service: string) {
  const [id] = await containersOf(project, service);
  if (!id) throw new Error(`${service} is not running. Start it: docker compose up -d --wait`);
  return docker('inspect', '-f', '{{.Image}}', id);
}

/** The ids of a service's running containers, or of those that options of `docker ps` select. */
export async function containersOf(project: string, service: string, ...options: string[]) {
  const labels = [`project=${project}`, `service=${service}`, 'oneoff=False'];
  const filters = labels.flatMap((label) => ['--filter', `label=com.docker.compose.${label}`]);
  const ids = await docker('ps', ...options, '-q', '--no-trunc', ...filters);
  return ids.split('\n').filter(Boolean);
}

/** The id of an image, or null when there is none of that name. */
export function imageId(image: string) {
  return docker('image', 'inspect', '-f', '{{.Id}}', image).catch(() => null);
}
