import { setTimeout as sleep } from 'node:timers/promises';
import type { Change } from '@donate-impact/build/activeRelease';
import type { Metric } from './createCounts';
import { docker, listContainers, type Site } from './docker';

const patienceMs = 10_000;

/** Reads every gateway's counters, by the gateway's address: on a swarm, those of all nodes. */
export function readMetrics(site: Site): Promise<Record<string, Metric[]>> {
  return ask(site, '/metrics.json');
}

/** Waits until every gateway follows a change of an active release, and says after how many seconds that was. */
export async function awaitEffect(site: Site, app: string, at: string) {
  const began = Date.now();
  while (Date.now() - began < patienceMs) {
    const active: Record<string, Change>[] = Object.values(await ask(site, '/active.json'));
    if (active.length > 0 && active.every((changes) => changes[app]?.at === at))
      return `, at every gateway after ${((Date.now() - began) / 1000).toFixed(1)} s.`;
    await sleep(100);
  }
  return ', but not every gateway goes by it yet; each will as soon as it can reach the active releases.';
}

/** Sends the request from the container of the active releases, which is in the gateways' network. */
async function ask(site: Site, path: string) {
  const [active = ''] = await listContainers(site, 'active-releases');
  return JSON.parse(await docker('exec', active, 'gateway', 'ask', path).catch(() => '{}'));
}
