import { refuse } from '@donate-impact/releases/refuse';
import { getChanges } from '@donate-impact/releases/SiteState';
import { compareTimings, count, minTimed } from './compareTimings';
import { createCounts, type Metric } from './createCounts';
import type { Deployment } from './docker';
import { describeCount, explainAbort, minRequests } from './explainAbort';
import { askGateways } from './gateways';
import { runCommand } from './runCommand';
import { readState } from './transaction';

/** What visitors notice of speed: its name in the metrics, and in a message. */
const timed = [
  ['LCP', 'an LCP'],
  ['INP', 'an INP'],
  ['page', 'a change of page'],
] as const;

/**
 * Compares a canary with the live release by the counters of every gateway, and ends the canary if it fails more often or is slower.
 * Rejects with the reason if it ends the canary.
 * @param milliseconds the duration of the watch
 * @returns what it has seen, whether the canary is still on, and whether there were enough visitors to judge it
 */
export async function watch(site: Deployment, app: string, milliseconds: number) {
  const { canary, live } = await readSides(site, app);
  if (!canary || !live) throw refuse('NO_CANARY', app);
  const { record, getCount, getTimings } = createCounts();
  const explainSlowness = ([name, words]: (typeof timed)[number]) =>
    compareTimings(words, getTimings(canary, name), getTimings(live, name));
  const until = Date.now() + milliseconds;
  const end = new Date(until).toISOString().slice(11, 19);
  console.log(`${app}: watching until ${end} UTC. If this command is killed, the canary stays.`);
  const counters = `/metrics.json?app=${app}&release=${canary}&release=${live}`;
  for await (const metrics of askGateways<Metric[]>(site, counters)) {
    record(metrics);
    const failing = explainAbort(getCount(canary), getCount(live));
    const reason = failing ?? timed.map(explainSlowness).find(Boolean);
    if (reason) {
      const { said } = await runCommand(site, app, 'abort', { why: reason, canaryId: canary });
      throw refuse('CANARY_ENDED', canary, reason, said);
    }
    if (Date.now() > until) break;
  }
  const [before, now] = [live, canary].map((id) => describeCount(getCount(id)));
  const done = `${app}: the canary has had ${now}, live ${before}.`;
  const isJudged = getCount(canary).requests >= minRequests;
  if ((await readSides(site, app)).canary !== canary)
    return { text: `${done} Another command has ended it meanwhile.`, isOn: false, isJudged };
  const doubt = isJudged ? '' : ' That is too few to judge.';
  const fewest = Math.min(...[canary, live].map((id) => count(getTimings(id, 'LCP'))));
  const speed = fewest < minTimed ? ' Too few visits were timed to judge the speed.' : '';
  return { text: `${done}${doubt}${speed}`, isOn: true, isJudged };
}

/** The live release and the canary of an app. */
export async function readSides(site: Deployment, app: string) {
  const { live, canary } = getChanges(await readState(site, app), app).at(-1) ?? {};
  return { live, canary: canary?.id, share: canary?.share };
}
