import { execFile } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort, root } from '@donate-impact/tools/commands';

const execute = promisify(execFile);

/** The name of the suite's Compose project and stack, and the prefix of its containers and images. */
export const project = 'donate-impact-test';

/** The environment of the suite's commands. */
export const env: Record<string, string | undefined> = {
  ...process.env,
  PATH: join(root, 'node_modules/.bin') + delimiter + process.env.PATH,
  COMPOSE_PROJECT_NAME: project,
  IMAGES: project,
  REPORTS: 'on',
  TIMINGS: '100%',
  SITE_PORT: String(await freePort()),
  TLS_PORT: String(await freePort()),
  PROMETHEUS_PORT: String(await freePort()),
};

/** The output of shell commands. Rejects with what they say when one fails, or they do not end within 10 minutes. */
export async function sh(commands: string, cwd = root) {
  const options = { cwd, env, maxBuffer: 1 << 26, timeout: 600_000 };
  return (await execute('sh', ['-ec', commands], options)).stdout.trim();
}

/** Starts services, all of them without a name, and waits until they are healthy. */
export function start(services = '') {
  return sh(`docker compose up -d --no-build --wait --wait-timeout 120 ${services}`);
}

/** Waits until something holds. Rejects when it does not within 3 minutes: nothing takes as long, on any machine. */
export async function until(holds: () => Promise<boolean>) {
  for (const began = Date.now(); !(await holds()); await sleep(200))
    if (Date.now() - began > 180_000) throw new Error('It does not hold after 3 minutes');
}

/** Does something again and again until some work ends. Rejects, once both have ended, when one has failed. */
export async function during<T>(work: Promise<T>, again: () => Promise<unknown>): Promise<T> {
  let isOver = false;
  const repeated = (async () => {
    while (!isOver) await again();
  })();
  const end = () => {
    isOver = true;
  };
  await Promise.allSettled([work.finally(end), repeated]);
  await repeated;
  return work;
}

/** Removes what the suite, or a run of it that was killed, has left, but for the images. */
export function clear() {
  // A swarm that is left before its networks are gone keeps their addresses.
  return sh(`
    containers="docker ps -aq --filter name=^${project}[-_]"
    # The engine may be removing some.
    remove() { $containers | xargs -r docker rm -f || sleep 0.2; }
    if docker stack ls 2>/dev/null | grep -q ${project}; then
      docker stack rm ${project}
      while docker network ls | grep -q ${project}_; do remove; done
      docker swarm leave --force
    fi
    while [ -n "$($containers)" ]; do remove; done
    docker compose -f docker-compose.yml -f host/gateway/metrics/compose.yml down -v
    docker volume ls -q --filter name=^${project}_ | xargs -r docker volume rm -f`);
}

export function removeImages() {
  const names = `docker image ls --format '{{.Repository}}:{{.Tag}}' '${project}/*'`;
  return sh(`${names} | xargs -r docker image rm -f`);
}
