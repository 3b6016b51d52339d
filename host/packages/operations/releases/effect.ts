import { setTimeout as sleep } from 'node:timers/promises';
import { containersOf, docker, type Site } from './site';

const patience = 5_000;
// While nginx reloads, workers that still go by the earlier pointers may answer.
const severalTimes = 'for _ in 1 2 3 4 5; do check; done';

/** Waits until every gateway on this machine goes by a pointer. Resolves with the seconds, or null if one does not. */
export async function untilEffective(site: Site, part: string, releases: string) {
  const began = Date.now();
  const gateways = await containersOf(site, 'gateway');
  const isEffective = async (gateway: string) => {
    const answers = await docker('exec', gateway, 'sh', '-c', severalTimes).catch(() => '');
    return answers.split('\n').every((answer) => `${answer} `.includes(`${part} ${releases} `));
  };
  while (Date.now() - began < patience) {
    if ((await Promise.all(gateways.map(isEffective))).every(Boolean))
      return (Date.now() - began) / 1000;
    await sleep(50);
  }
  return null;
}
