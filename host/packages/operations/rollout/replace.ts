import { setTimeout as sleep } from 'node:timers/promises';
import { containersOf, docker } from './docker';

// A visitor who has just received a page of the old release still has to request its files.
const untilLoaded = 500;

/**
 * Replaces a service's containers with containers of an image that the service's image name already points to:
 * starts the new ones, waits until they are healthy, then retires the old ones. If the new ones do not become
 * healthy, it removes them, leaves the old ones running, and throws. Once they are healthy, it does not turn back,
 * even if an old container cannot be stopped.
 * @param image the id of the image
 * @param options how long the new containers may take to become healthy, in milliseconds
 */
export async function replace(
  project: string,
  service: string,
  image: string,
  { patience = 60_000 }: { patience?: number } = {},
) {
  const [old, gateways] = await Promise.all([
    containersOf(project, service),
    containersOf(project, 'gateway'),
    tidy(project, service),
  ]);
  try {
    const scale = ['--scale', `${service}=${old.length * 2}`, service];
    await docker('compose', 'up', '-d', '--no-deps', '--no-build', '--no-recreate', ...scale);
    const fresh = await besides(old, project, service);
    if (fresh.length === 0) throw new Error(`No new container of ${service} started`);
    await Promise.all(fresh.map((id) => healthy(id, image, patience)));
  } catch (error) {
    const fresh = await besides(old, project, service);
    if (fresh.length > 0) await docker('rm', '-f', ...fresh);
    throw error;
  }
  await retire(old, gateways);
}

/** Removes stopped containers, which compose would start again, and resumes paused ones, which would make compose fail. */
async function tidy(project: string, service: string) {
  const still = ['created', 'exited', 'dead'].flatMap((state) => ['--filter', `status=${state}`]);
  const [dead, paused] = await Promise.all([
    containersOf(project, service, '-a', ...still),
    containersOf(project, service, '--filter', 'status=paused'),
  ]);
  if (dead.length > 0) await docker('rm', '-f', ...dead);
  if (paused.length > 0) await docker('unpause', ...paused);
}

async function besides(old: string[], project: string, service: string) {
  return (await containersOf(project, service, '-a')).filter((id) => !old.includes(id));
}

/**
 * Waits until a container is healthy. By then every worker of the gateway knows it.
 * @param image the image that it must run
 * @param patience in milliseconds
 */
async function healthy(id: string, image: string, patience: number) {
  const deadline = Date.now() + patience;
  const format = '{{.State.Health.Status}} {{.RestartCount}} {{.Image}}';
  // The check itself waits until the container is ready, so one call replaces repeated queries to the engine.
  await docker('exec', id, 'check').catch(() => '');
  while (Date.now() < deadline) {
    const [health, restarts, made] = (await docker('inspect', '-f', format, id)).split(' ');
    if (made !== image) throw new Error(`The new container runs ${made}, not ${image}`);
    if (health === 'healthy') return;
    if (health === 'unhealthy' || Number(restarts) > 0) break;
    await sleep(100);
  }
  const logs = await docker('logs', '--tail', '5', id).catch(() => '');
  throw new Error(`The new container did not become healthy${logs && `:\n${logs}`}`);
}

/** Stops the old containers from announcing their release, so that pages point to the new files before the old ones go. */
async function retire(old: string[], gateways: string[]) {
  // A container that hangs or keeps restarting does not announce anything either.
  await Promise.all(old.map((id) => docker('exec', id, 'touch', '/tmp/retiring').catch(() => '')));
  await Promise.all(gateways.map(renewFragments));
  await sleep(untilLoaded);
  await docker('stop', '-t', '10', ...old).catch(() => '');
  await docker('rm', '-f', ...old).catch((error) =>
    console.warn(
      `The old containers could not be removed. Run docker rm -f ${old.join(' ')}: ${error}`,
    ),
  );
}

/** A gateway's own check fetches the fragment of every page again. */
async function renewFragments(gateway: string) {
  await docker('exec', gateway, 'check').catch(() =>
    console.warn('A gateway could not refresh its pages now; it will do so within seconds'),
  );
}
