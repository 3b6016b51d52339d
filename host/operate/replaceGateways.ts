import { setTimeout as sleep } from 'node:timers/promises';
import { refuse } from '@donate-impact/releases/refuse';
import { describeGateway } from './deploy';
import { type Deployment, docker, listContainers, readSiteKeys } from './docker';

const patienceMs = 60_000;

/**
 * Replaces the gateways of a Compose project, one after the other: starts one with the current image and settings, waits until
 * the front has it, and ends an old one. If the new one does not start, it is removed, and the old ones that are left stay.
 *
 * Never two at a time: the front sends a request that one gateway refuses to another, which may refuse it, too.
 */
export async function replaceGateways(site: Deployment) {
  if (site.isStack) throw refuse('SWARM_REPLACES');
  const image = await describeGateway(site.services.gateway?.image ?? '');
  const [refusal] = readSiteKeys(site)(image);
  if (refusal) throw refusal;
  const before = await listContainers(site, 'gateway');
  if (before.length === 0) throw refuse('SITE_NOT_STARTED', 'No gateway runs.');
  const [front] = await listContainers(site, 'front');
  for (const old of before) {
    const kept = await listContainers(site, 'gateway');
    const findAdded = async () =>
      (await listContainers(site, 'gateway')).filter((id) => !kept.includes(id));
    const up = front ? await countUp(front) : 0;
    try {
      await docker(
        ...['compose', 'up', '-d', '--no-deps', '--no-recreate'],
        ...['--scale', `gateway=${kept.length + 1}`, 'gateway'],
      );
      await until(async () => {
        const added = await findAdded();
        return added.length > 0 && (await Promise.all(added.map(isHealthy))).every(Boolean);
      });
      if (front) await until(async () => (await countUp(front)) > up);
    } catch (error) {
      for (const id of await findAdded()) await remove(id);
      throw error;
    }
    await remove(old);
  }
  return `${before.length} gateways are replaced.`;
}

async function until(holds: () => Promise<boolean>) {
  for (const began = Date.now(); !(await holds()); await sleep(200))
    if (Date.now() - began > patienceMs) throw refuse('GATEWAY_WAITS', patienceMs / 1_000);
}

async function isHealthy(id: string) {
  return (await docker('inspect', '-f', '{{.State.Health.Status}}', id)) === 'healthy';
}

/** The number of gateways that the front passes requests on to. */
async function countUp(front: string) {
  const url = 'http://127.0.0.1:8404/metrics?scope=server';
  const metrics = await docker('exec', front, 'wget', '-qO-', url).catch(() => '');
  const up = /^haproxy_server_status\{proxy="gateways",.*state="UP"\} 1$/gm;
  return metrics.match(up)?.length ?? 0;
}

async function remove(id: string) {
  await docker('stop', id);
  await docker('rm', '-f', id);
}
