import { setTimeout as sleep } from 'node:timers/promises';
import { refuse } from '@donate-impact/releases/refuse';
import { type Deployment, docker, listContainers } from './docker';

const patienceMs = 30_000;

/**
 * Replaces the gateways of a Compose project, one after the other: starts one with the current image and settings, waits until
 * the front has it, and ends an old one. If the new one does not start, it is removed, and the old ones that are left stay.
 *
 * Never two at a time: the front sends a request that one gateway refuses to another, which may refuse it, too.
 */
export async function replaceGateways(site: Deployment) {
  if (site.isStack) throw refuse('SWARM_REPLACES');
  const before = await listContainers(site, 'gateway');
  if (before.length === 0) throw refuse('SITE_NOT_STARTED', 'No gateway runs.');
  for (const old of before) {
    const kept = await listContainers(site, 'gateway');
    try {
      await start(kept.length + 1);
      await waitForFront(site, kept.length + 1);
    } catch (error) {
      const all = await listContainers(site, 'gateway');
      for (const id of all) if (!kept.includes(id)) await remove(id);
      throw error;
    }
    await remove(old);
  }
  return `${before.length} gateways are replaced.`;
}

/** Starts gateways until there are so many, and waits until they are healthy. */
function start(count: number) {
  return docker(
    ...['compose', 'up', '-d', '--no-deps', '--no-recreate', '--scale', `gateway=${count}`],
    ...['--wait', '--wait-timeout', '60', 'gateway'],
  );
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

async function remove(id: string) {
  await docker('stop', id);
  await docker('rm', '-f', id);
}
