import { setTimeout as sleep } from 'node:timers/promises';
import type { ReleaseChange } from '@donate-impact/releases/ReleaseChange';
import type { Metric } from './createCounts';
import { type Deployment, docker, listContainers } from './docker';

const patienceMs = 10_000;

/** Reads every gateway's counters of some releases, by the gateway's address: on a swarm, those of all nodes. */
export function readMetrics(
  site: Deployment,
  app: string,
  releases: readonly string[],
): Promise<Record<string, Metric[]>> {
  const query = [['app', app], ...releases.map((id) => ['release', id])];
  return ask(site, `/metrics.json?${new URLSearchParams(query)}`);
}

/** Waits until every gateway applies a change of an active release, and says after how many seconds that was. */
export async function waitForGateways(site: Deployment, app: string, at: string) {
  const began = Date.now();
  while (Date.now() - began < patienceMs) {
    const effective: Record<string, ReleaseChange>[] = Object.values(
      await ask(site, '/active.json'),
    );
    if (effective.length > 0 && effective.every((changes) => changes[app]?.at === at))
      return `, at every gateway after ${((Date.now() - began) / 1000).toFixed(1)} s.`;
    await sleep(100);
  }
  return ', but some gateways have not applied it yet; each will as soon as it can reach the active releases.';
}

/** Sends the request from the container of the active releases, which is in the gateways' network. */
async function ask(site: Deployment, path: string) {
  const [active = ''] = await listContainers(site, 'active-releases');
  return JSON.parse(await docker('exec', active, 'gateway', 'ask', path).catch(() => '{}'));
}
