import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { liveIn } from '@donate-impact/build/pointer';
import { folderOf, startLoad } from './load';
import { commandsInTurn, operate } from './releases';
import { check } from './report';
import { containerOf, origin, output, pointerChanges, releasesNow, run, serves } from './stack';
import { until } from './until';

/** Commands while containers are gone, and what is left after every container has been restarted. */
export async function commandLossCases(copy: string) {
  await check(
    "the wizard's container killed, paused or replaced during every command, compose",
    () => commandsWithout(copy),
  );
  await pointersThatAreGone(copy);
}

const spoiled = {
  killed: ['kill', 'start'],
  paused: ['pause', 'unpause'],
  replaced: ['rm -f', ''],
} as const;

/**
 * A part's server is gone while each command runs, in one of three ways in turn: the command does its work, and only the
 * part's files fail.
 */
async function commandsWithout(copy: string) {
  const ways = Object.values(spoiled);
  const load = startLoad({ origin, leaveOut: folderOf('wizard') });
  for (const [turn, [command, ...options]] of (await commandsInTurn()).entries()) {
    const [spoil, mend] = ways[turn % ways.length] ?? spoiled.killed;
    const before = await pointerChanges('wizard');
    const ended = operate(copy, command, 'wizard', ...options);
    await sleep(400);
    const container = await containerOf('wizard');
    await output('docker', ...spoil.split(' '), container);
    assert.equal(await ended, 0, command);
    assert.equal((await pointerChanges('wizard')).length, before.length + 1, command);
    if (mend) await output('docker', mend, container);
    else await output('docker', 'compose', 'up', '-d', '--no-build', '--no-deps', 'wizard');
    const { wizard = '' } = await releasesNow();
    if (wizard !== 'off') await until(() => serves(`/remotes/wizard/${wizard}/version.json`));
  }
  // A rollout without the part's server ends before the gateway goes by it: `not every gateway goes by it yet`.
  const [last] = (await pointerChanges('wizard')).slice(-1);
  assert.ok(last);
  await until(async () => (await releasesNow()).wizard === liveIn(last));
  // When nginx reloads, its old workers take visitors for another tenth of a second beside the new ones.
  await sleep(1_000);
  return load.stop();
}

async function pointersThatAreGone(copy: string) {
  for (const state of ['paused', 'killed'] as const) {
    const [spoil, mend] = spoiled[state];
    await check(
      `rollback and back while the pointers' container is ${state}, compose`,
      async () => {
        const pointers = await containerOf('pointers');
        const before = await releasesNow();
        const load = startLoad({ origin });
        await output('docker', spoil, pointers);
        assert.equal(await operate(copy, 'rollback', 'wizard'), 0);
        assert.deepEqual(await releasesNow(), before);
        await output('docker', mend, pointers);
        await until(async () => (await releasesNow()).wizard !== before.wizard);
        assert.equal(await operate(copy, 'rollback', 'wizard'), 0);
        assert.deepEqual(await releasesNow(), before);
        return load.stop();
      },
    );
  }
  await check('every container restarted: the pointers are kept, compose', async () => {
    const before = await releasesNow();
    assert.equal(await operate(copy, 'switch-off', 'marketing'), 0);
    const switched = { ...before, marketing: 'off' };
    await output('docker', 'compose', 'stop', '-t', '1');
    const start = ['compose', 'up', '-d', '--no-build', '--wait'];
    await output('docker', ...start, '--no-deps', 'gateway', 'host');
    assert.deepEqual(await releasesNow(), switched, 'without the pointers’ container');
    assert.equal(await run(['docker', ...start]), 0);
    assert.deepEqual(await releasesNow(), switched);
    assert.equal(await operate(copy, 'switch-on', 'marketing'), 0);
    assert.deepEqual(await releasesNow(), before);
    return {};
  });
}
