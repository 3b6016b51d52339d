import { setTimeout as sleep } from 'node:timers/promises';
import { containersOf, docker } from './docker.mjs';

// A visitor who has just got a page of the old release is still to ask for its files.
const untilLoaded = 500;

/**
 * Replaces a service's containers by ones of an image, which its name must stand for by now: starts the new,
 * waits until they are healthy, then retires the old. When the new do not become healthy they are removed, the
 * old go on, and it throws; from then on it does not go back, whatever the old answer.
 * @param {string} project
 * @param {string} service
 * @param {string} image the id of the image
 * @param {{ patience?: number }} [options] how long to wait for health, in milliseconds
 */
export async function replace(project, service, image, { patience = 60_000 } = {}) {
  const [old, gateways] = await Promise.all([
    containersOf(project, service),
    containersOf(project, 'gateway'),
    tidy(project, service),
  ]);
  try {
    const scale = ['--scale', `${service}=${old.length * 2}`, service];
    await docker('compose', 'up', '-d', '--no-deps', '--no-build', '--no-recreate', ...scale);
    const fresh = await besides(old, project, service);
    if (fresh.length === 0) throw new Error(`No new container of ${service} was started`);
    await Promise.all(fresh.map((id) => healthy(id, image, patience)));
  } catch (error) {
    const fresh = await besides(old, project, service);
    if (fresh.length > 0) await docker('rm', '-f', ...fresh);
    throw error;
  }
  await retire(old, gateways);
}

/** Makes compose able to start containers beside those that run: it starts all that stand still, and stops at one that is paused. @param {string} project @param {string} service */
async function tidy(project, service) {
  const still = ['created', 'exited', 'dead'].flatMap((state) => ['--filter', `status=${state}`]);
  const [dead, paused] = await Promise.all([
    containersOf(project, service, '-a', ...still),
    containersOf(project, service, '--filter', 'status=paused'),
  ]);
  if (dead.length > 0) await docker('rm', '-f', ...dead);
  if (paused.length > 0) await docker('unpause', ...paused);
}

/** @param {string[]} old @param {string} project @param {string} service */
async function besides(old, project, service) {
  return (await containersOf(project, service, '-a')).filter((id) => !old.includes(id));
}

/**
 * Waits for a container to be healthy, which is also when every worker of the gateway knows it.
 * @param {string} id
 * @param {string} image what it has to be made of
 * @param {number} patience in milliseconds
 */
async function healthy(id, image, patience) {
  const deadline = Date.now() + patience;
  const format = '{{.State.Health.Status}} {{.RestartCount}} {{.Image}}';
  // The check itself waits for what it needs: asking it once spares asking the engine over and over.
  await docker('exec', id, 'check').catch(() => '');
  while (Date.now() < deadline) {
    const [health, restarts, made] = (await docker('inspect', '-f', format, id)).split(' ');
    if (made !== image) throw new Error(`The new container is of ${made}, not of ${image}`);
    if (health === 'healthy') return;
    if (health === 'unhealthy' || Number(restarts) > 0) break;
    await sleep(100);
  }
  const logs = await docker('logs', '--tail', '5', id).catch(() => '');
  throw new Error(`The new container did not become healthy${logs && `:\n${logs}`}`);
}

/** From here on the old announce nothing: pages point to the new release's files before the old are gone. @param {string[]} old @param {string[]} gateways */
async function retire(old, gateways) {
  // One that hangs or restarts over and over announces nothing either.
  await Promise.all(old.map((id) => docker('exec', id, 'touch', '/tmp/retiring').catch(() => '')));
  await Promise.all(gateways.map(renewFragments));
  await sleep(untilLoaded);
  await docker('stop', '-t', '10', ...old).catch(() => '');
  await docker('rm', '-f', ...old).catch((error) =>
    console.warn(`The old containers are still there, docker rm -f ${old.join(' ')}: ${error}`),
  );
}

/** A gateway's own check gets the fragment of every page anew. @param {string} gateway */
async function renewFragments(gateway) {
  await docker('exec', gateway, 'check').catch(() =>
    console.warn('A gateway could not be asked for its pages: they follow within seconds'),
  );
}
