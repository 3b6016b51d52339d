import { setTimeout as sleep } from 'node:timers/promises';
import { containersOf, docker, type Site } from './site';

const patience = 10_000;
// While nginx reloads, workers that still go by the earlier pointers may answer.
const severalTimes = 'for _ in 1 2 3 4 5; do check; done';

/** Waits until every gateway of this machine goes by a pointer, and says when that was. */
export async function effectOf(site: Site, part: string, releases: string, deployed = '') {
  const began = Date.now();
  const gateways = await containersOf(site, 'gateway');
  const isEffective = async (gateway: string) => {
    const answers = await docker('exec', gateway, 'sh', '-c', severalTimes).catch(() => '');
    return answers
      .split('\n')
      .every(
        (answer) => `${answer} `.includes(`${part} ${releases} `) && answer.includes(deployed),
      );
  };
  while (Date.now() - began < patience) {
    if ((await Promise.all(gateways.map(isEffective))).every(Boolean))
      return `, at every gateway of this machine after ${((Date.now() - began) / 1000).toFixed(1)} s.`;
    await sleep(50);
  }
  return ', but not every gateway goes by it yet; each will as soon as it can reach the pointers.';
}
