import assert from 'node:assert/strict';
import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, answerTo } from './answerTo';
import { openTabs } from './browser';
import { startLoad } from './load';
import { changePart, operate } from './releases';
import { check } from './report';
import { origin, releasesNow } from './stack';

const share = 10;
const agent = new Agent({ keepAlive: true, maxSockets: 32 });

/** A canary of the wizard: who gets it, who stays with it, and what happens to open tabs when it ends. */
export async function canaryCases(copy: string) {
  let canary = '';
  await check(`a canary at ${share} %, compose`, async () => {
    const before = (await releasesNow()).wizard ?? '';
    await changePart(copy, 'wizard', 'canary');
    const load = startLoad({ origin });
    assert.equal(await operate(copy, 'rollout', 'wizard', '--canary', String(share)), 0);
    const visitors = Array.from({ length: 10_000 }, (_, index) => numberOf(index));
    const ids = await each(visitors, visit);
    const count = await load.stop();
    const others = ids.filter((id) => id !== before);
    assert.equal(new Set(others).size, 1, 'one other release');
    canary = others[0] ?? '';
    const percent = (100 * others.length) / ids.length;
    assert.ok(Math.abs(percent - share) < 1, `${percent} % of the visitors have the canary`);
    return {
      ...count,
      note: `${percent.toFixed(1)} % of 10,000 visitors, three pages each; none changed sides, no page mixed releases`,
    };
  });
  await check('a visitor without a number gets one, and keeps their side, compose', async () => {
    const newcomers = await each(Array.from({ length: 300 }), async () => {
      const first = await page('/demo');
      const cookie = /^visitor=([0-9a-f]{16});/.exec(first.setCookie)?.[1] ?? '';
      assert.notEqual(cookie, '', `no number in "${first.setCookie}"`);
      assert.equal(await visit(cookie), wizardIn(first.body));
      return wizardIn(first.body);
    });
    assert.equal(new Set(newcomers).size, 2, 'both sides');
    return {};
  });
  await check('promote while tabs of both sides are open: all finish, compose', async () => {
    const tabs = await openTabs([...(await sideOf(canary))]);
    const load = startLoad({ origin });
    assert.equal(await operate(copy, 'promote', 'wizard'), 0);
    await tabs.finish();
    return load.stop();
  });
  await check('rollback while tabs of the release are open: all finish, compose', async () => {
    const tabs = await openTabs([numberOf(0), numberOf(1)]);
    const load = startLoad({ origin });
    assert.equal(await operate(copy, 'rollback', 'wizard'), 0);
    await tabs.finish();
    return load.stop();
  });
  await check('abort: every visitor has the live release, without a number, compose', async () => {
    const before = await releasesNow();
    await changePart(copy, 'wizard', 'aborted');
    assert.equal(await operate(copy, 'rollout', 'wizard', '--canary', '50'), 0);
    assert.equal(await operate(copy, 'abort', 'wizard'), 0);
    const ids = await each(
      Array.from({ length: 50 }, (_, index) => numberOf(index)),
      visit,
    );
    assert.deepEqual([...new Set(ids)], [before.wizard]);
    assert.equal((await page('/demo', numberOf(1))).setCookie, 'visitor=; Path=/; Max-Age=0');
    return {};
  });
}

/** The same numbers in every run. */
function numberOf(index: number) {
  return ((index * 2_654_435_761) % 2 ** 48).toString(16).padStart(16, '0');
}

/** Loads three pages as one visitor, and gives the wizard's release. Throws when they differ. */
async function visit(number: string) {
  const ids = [];
  for (const path of ['/demo', '/', '/results'])
    ids.push(wizardIn((await page(path, number)).body));
  assert.equal(new Set(ids).size, 1, `visitor ${number} changed sides`);
  return ids[0] ?? '';
}

/** The release of the wizard that a page names. Throws when it names two. */
function wizardIn(body: string) {
  const named = body.matchAll(/\/remotes\/wizard\/(\w+)\//g);
  const ids = new Set([...named].map(([, id = '']) => id));
  assert.equal(ids.size, 1, `one page has files of ${[...ids].join(' and ')}`);
  return [...ids][0] ?? '';
}

async function page(path: string, number?: string): Promise<Answer> {
  const headers: Record<string, string> = number ? { Cookie: `visitor=${number}` } : {};
  const answer = await answerTo(origin + path, { agent, headers });
  assert.equal(answer.status, 200, path);
  return answer;
}

/** The numbers of a visitor with the live release and of one with the canary, which may be about to begin. */
export async function sideOf(canary: string) {
  for (let tries = 0; tries < 300; tries += 1) {
    const sides = new Map<boolean, string>();
    for (let index = 0; index < 100 && sides.size < 2; index += 1) {
      const number = numberOf(index);
      sides.set(wizardIn((await page('/demo', number)).body) === canary, number);
    }
    const [live, other] = [sides.get(false), sides.get(true)];
    // A number that was looked at just before the canary began may be on its side.
    const isLive = live && wizardIn((await page('/demo', live)).body) !== canary;
    if (isLive && other) return [live, other] as const;
    await sleep(100);
  }
  throw new Error(`The canary ${canary} does not begin`);
}

/** Does the work for each item, 32 at a time, and gives the results in the items' order. */
async function each<Item, Result>(items: Item[], work: (item: Item) => Promise<Result>) {
  const results: Result[] = [];
  let next = 0;
  const workers = Array.from({ length: 32 }, async () => {
    while (next < items.length) {
      const index = next;
      next += 1;
      results[index] = await work(items[index] as Item);
    }
  });
  await Promise.all(workers);
  return results;
}
