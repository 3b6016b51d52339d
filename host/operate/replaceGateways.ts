import { setTimeout as sleep } from 'node:timers/promises';
import { refuse } from '@donate-impact/releases/refuse';
import { type Deployment, docker, listContainers } from './docker';

const patienceMs = 30_000;

/**
 * Starts as many gateways again, with the current image and settings, waits until the front has them, and ends the others. If
 * the new ones do not start, they are removed, and the others stay.
 */
export async function replaceGateways(site: Deployment) {
  if (site.isStack) throw refuse('SWARM_REPLACES');
  const before = await listContainers(site, 'gateway');
  if (before.length === 0) throw refuse('SITE_NOT_STARTED', 'No gateway runs.');
  const all = 2 * before.length;
  try {
    await docker(
      ...['compose', 'up', '-d', '--no-deps', '--no-recreate', '--scale', `gateway=${all}`],
      ...['--wait', '--wait-timeout', '60', 'gateway'],
    );
    await waitForFront(site, all);
  } catch (error) {
    const now = await listContainers(site, 'gateway');
    await remove(now.filter((id) => !before.includes(id)));
    throw error;
  }
  await remove(before);
  return `${before.length} gateways are replaced.`;
}

/** Waits until the front passes requests on to so many gateways. */
async function waitForFront(site: Deployment, count: number) {
  const [front = ''] = await listContainers(site, 'front');
  const url = 'http://127.0.0.1:8404/metrics?scope=server';
  for (const began = Date.now(); ; await sleep(200)) {
    const metrics = await docker('exec', front, 'wget', '-qO-', url).catch(() => '');
    const up = /^haproxy_server_status\{proxy="gateways",.*state="UP"\} 1$/gm;
    if ((metrics.match(up)?.length ?? 0) >= count) return;
    if (Date.now() - began > patienceMs) throw refuse('FRONT_WAITS', count);
  }
}

async function remove(containers: string[]) {
  if (containers.length === 0) return;
  await docker('stop', ...containers);
  await docker('rm', '-f', ...containers);
}
