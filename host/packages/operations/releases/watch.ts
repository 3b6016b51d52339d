import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { canaryIn, liveIn } from '@donate-impact/build/pointer';
import { commands } from './commands';
import { inWords, judge } from './judge';
import { Refusal } from './Refusal';
import { createCounts } from './readLog';
import { pointerOf } from './State';
import { containersOf, type Site } from './site';
import { transaction } from './transaction';

/**
 * Compares a canary with the live release in the logs of every gateway, and ends it when it fails more often. Rejects
 * with the reason when it has ended the canary.
 * @param milliseconds how long it watches
 */
export async function watch(site: Site, part: string, milliseconds: number) {
  const { canary, live } = await transaction(site, null, async ({ state }) => {
    const pointer = pointerOf(state, part);
    return { canary: pointer && canaryIn(pointer)?.id, live: pointer && liveIn(pointer) };
  });
  if (!canary || !live) throw new Refusal('There is no canary to watch.');
  const counts = createCounts(part);
  const logs = await followLogs(site, counts.read);
  const until = Date.now() + milliseconds;
  try {
    while (Date.now() < until) {
      await sleep(500);
      const reason = judge(counts.countOf(canary), counts.countOf(live));
      if (!reason) continue;
      const aborted = await commands.abort?.(site, part, { why: reason, expected: canary });
      throw new Refusal(`the canary ${canary} has ${reason}.\n${aborted}`);
    }
  } finally {
    for (const log of logs) log.kill();
  }
  const [before, now] = [inWords(counts.countOf(live)), inWords(counts.countOf(canary))];
  return `${part}: the canary has had ${now}, live ${before}. promote makes it live for all, abort for none.`;
}

/** Reads what every gateway logs from now on: on a swarm those of all nodes. */
async function followLogs(site: Site, read: (line: string) => void) {
  const now = ['--since', new Date().toISOString(), '-f'];
  const sources = site.isStack
    ? [['service', 'logs', '--raw', ...now, `${site.project}_gateway`]]
    : (await containersOf(site, 'gateway')).map((id) => ['logs', ...now, id]);
  return sources.map((args) => {
    const child = spawn('docker', args, { stdio: ['ignore', 'pipe', 'ignore'] });
    createInterface({ input: child.stdout }).on('line', read);
    return child;
  });
}
