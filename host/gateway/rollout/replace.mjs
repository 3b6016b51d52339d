import { setTimeout as sleep } from 'node:timers/promises';
import { containersOf, docker } from './docker.mjs';

// How long a worker of the gateway may go on with the addresses that it has looked up (`resolver valid=1s`): it
// counts whole seconds of the clock, and asks anew in the second after the next.
const addressesLive = 2;
// A worker that is busy reads the clock between two answers only.
const clockLag = 100;
// A visitor who has just got a page of the old release is still to ask for its files.
const untilLoaded = 500;

/**
 * Replaces a service's containers by ones from the image that its name stands for now: starts the new,
 * waits until they are healthy and known, then retires the old. When the new do not become healthy they are
 * removed, the old go on, and it throws.
 * @param {string} project
 * @param {string} service
 * @param {{ patience?: number }} [options] how long to wait for health, in milliseconds
 */
export async function replace(project, service, { patience = 60_000 } = {}) {
  const [old, before, gateways] = await Promise.all([
    containersOf(project, service),
    containersOf(project, service, '-a'),
    containersOf(project, 'gateway'),
  ]);
  const scale = ['--scale', `${service}=${old.length * 2}`, service];
  await docker('compose', 'up', '-d', '--no-deps', '--no-build', '--no-recreate', ...scale);
  const after = await containersOf(project, service, '-a');
  const fresh = after.filter((id) => !before.includes(id));
  /** @type {number[]} */
  let startTimes;
  try {
    if (fresh.length === 0) throw new Error(`No new container of ${service} was started`);
    startTimes = await Promise.all(fresh.map((id) => healthy(id, patience)));
  } catch (error) {
    if (fresh.length > 0) await docker('rm', '-f', ...fresh);
    throw error;
  }
  await known(Math.max(...startTimes));
  // From here on the old announce nothing: pages point to the new release's files before the old are gone.
  await Promise.all(old.map((id) => docker('exec', id, 'touch', '/tmp/retiring')));
  await Promise.all(gateways.map(renewFragments));
  await sleep(untilLoaded);
  await docker('stop', '-t', '10', ...old);
  await docker('rm', ...old);
}

/**
 * Waits for a container to be healthy, and says when it was started.
 * @param {string} id
 * @param {number} patience in milliseconds
 */
async function healthy(id, patience) {
  const deadline = Date.now() + patience;
  const format = '{{.State.Health.Status}} {{.RestartCount}} {{json .State.StartedAt}}';
  while (Date.now() < deadline) {
    const state = await docker('inspect', '-f', format, id);
    const [health = '', restarts = '0', startedAt = ''] = state.split(' ');
    if (health === 'healthy') return Date.parse(JSON.parse(startedAt));
    if (health === 'unhealthy' || Number(restarts) > 0) break;
    await sleep(100);
  }
  const logs = await docker('logs', '--tail', '5', id).catch(() => '');
  throw new Error(`The new container did not become healthy${logs && `:\n${logs}`}`);
}

/** Waits until no worker of the gateway has an address from before. @param {number} startedAt */
async function known(startedAt) {
  const renewedAt = (Math.floor(startedAt / 1000) + addressesLive) * 1000;
  await sleep(Math.max(0, renewedAt + clockLag - Date.now()));
}

/** A gateway's own check gets the fragment of every page anew. @param {string} gateway */
async function renewFragments(gateway) {
  await docker('exec', gateway, 'check').catch(() =>
    console.warn('A gateway could not be asked for its pages: they follow within seconds'),
  );
}
