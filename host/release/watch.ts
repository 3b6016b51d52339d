import { setTimeout as sleep } from 'node:timers/promises';
import { findCanary, findLive } from '@donate-impact/build/activeRelease';
import { changeActiveRelease } from './changeActiveRelease';
import { createCounts } from './createCounts';
import type { Site } from './docker';
import { readMetrics } from './gateways';
import { enoughRequests, inWords, judge } from './judge';
import { getActive } from './State';
import { transaction } from './transaction';
import { UserError } from './UserError';

/**
 * Compares a canary with the live release by the counters of every gateway, and ends the canary if it fails more often.
 * Rejects with the reason if it ends the canary.
 * @param milliseconds the duration of the watch
 */
export async function watch(site: Site, app: string, milliseconds: number) {
  const { canary, live } = await readSides(site, app);
  if (!canary || !live) throw new UserError('There is no canary to watch.');
  const counts = createCounts(app);
  counts.take(await readMetrics(site));
  const until = Date.now() + milliseconds;
  const end = new Date(until).toISOString().slice(11, 19);
  console.log(`${app}: watching until ${end} UTC. If this command is killed, the canary stays.`);
  while (Date.now() < until) {
    await sleep(500);
    counts.take(await readMetrics(site));
    const reason = judge(counts.getCount(canary), counts.getCount(live));
    if (!reason) continue;
    const aborted = await changeActiveRelease(site, app, 'abort', { why: reason, id: canary });
    throw new UserError(`the canary ${canary} has ${reason}.\n${aborted}`);
  }
  const [before, now] = [inWords(counts.getCount(live)), inWords(counts.getCount(canary))];
  const done = `${app}: the canary has had ${now}, live ${before}.`;
  if ((await readSides(site, app)).canary !== canary)
    return `${done} Another command has ended the canary meanwhile.`;
  const doubt =
    counts.getCount(canary).requests < enoughRequests ? ' That is too few to judge.' : '';
  return `${done}${doubt} promote makes it live for all, abort for none.`;
}

function readSides(site: Site, app: string) {
  return transaction(site, null, async (state) => {
    const active = getActive(state, app);
    return { canary: active && findCanary(active)?.id, live: active && findLive(active) };
  });
}
