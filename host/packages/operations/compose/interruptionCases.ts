import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { startLoad } from './load';
import { changePart, nextWizard, operate } from './releases';
import { check } from './report';
import { containerOf, env, origin, output, releasesNow, run } from './stack';

/** Commands that meet each other, are killed, or meet containers that are gone. */
export async function interruptionCases(copy: string) {
  await commandsThatMeet(copy);
  await containersThatAreGone(copy);
}

async function commandsThatMeet(copy: string) {
  await check('two rollouts of a part at once: one is refused, compose', async () => {
    await changePart(copy, 'wizard', 'third');
    const load = startLoad({ origin });
    const codes = await Promise.all([
      operate(copy, 'rollout', 'wizard'),
      operate(copy, 'rollout', 'wizard'),
    ]);
    assert.deepEqual(codes.sort(), [0, 1]);
    return load.stop(1_000);
  });
  await check(
    'a rollout killed at any moment leaves the release before or the one after, compose',
    async () => {
      const load = startLoad({ origin });
      const ends = [];
      let took = await timeOf(async () => {
        const { image } = await nextWizard();
        assert.equal(await operate(copy, 'rollout', 'wizard', '--image', image), 0);
      });
      for (const share of [0.1, 0.3, 0.5, 0.6, 0.7, 0.8, 0.9, 1]) {
        const before = (await releasesNow()).wizard;
        const { id, image } = await nextWizard();
        await killedAfter(copy, share * took, '--image', image);
        const left = (await releasesNow()).wizard ?? '';
        assert.ok([before, id].includes(left), `${left} is neither ${before} nor ${id}`);
        ends.push(left === before ? 'before' : 'after');
        const whole = await timeOf(async () => {
          assert.equal(
            await operate(copy, 'rollout', 'wizard', '--image', image),
            0,
            'the next one',
          );
        });
        // Otherwise the release was live already.
        if (left === before) took = whole;
        assert.equal((await releasesNow()).wizard, id);
      }
      assert.ok(ends.includes('before') && ends.includes('after'), ends.join());
      const count = await load.stop(1_000);
      return { ...count, note: `the release ${ends.join(', ')}` };
    },
  );
}

async function containersThatAreGone(copy: string) {
  for (const [state, spoil, mend] of [
    ['paused', 'pause', 'unpause'],
    ['killed', 'kill', 'start'],
  ] as const) {
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
        return load.stop(1_000);
      },
    );
  }
  await check('every container restarted: the pointers are kept, compose', async () => {
    const before = await releasesNow();
    assert.equal(await operate(copy, 'switch-off', 'marketing'), 0);
    const switched = { ...before, marketing: 'off' };
    await output('docker', 'compose', 'stop', '-t', '1');
    await output(
      'docker',
      'compose',
      'up',
      '-d',
      '--no-build',
      '--no-deps',
      '--wait',
      'gateway',
      'host',
    );
    assert.deepEqual(await releasesNow(), switched, 'without the pointers’ container');
    assert.equal(await run(['docker', 'compose', 'up', '-d', '--no-build', '--wait']), 0);
    assert.deepEqual(await releasesNow(), switched);
    assert.equal(await operate(copy, 'switch-on', 'marketing'), 0);
    assert.deepEqual(await releasesNow(), before);
    return {};
  });
}

/** Starts a rollout of the wizard and kills it, with every process that it has started. */
async function killedAfter(copy: string, milliseconds: number, ...options: string[]) {
  const command = ['run', '-s', 'rollout', '-w', 'remote-wizard', '--', ...options];
  const child = spawn('npm', command, {
    cwd: copy,
    env,
    stdio: 'ignore',
    detached: true,
  });
  const ended = once(child, 'exit');
  await sleep(milliseconds);
  if (child.exitCode === null) process.kill(-(child.pid ?? 0), 'SIGKILL');
  await ended;
  // The engine removes the container that was the lock.
  await sleep(1_000);
}

/** How long something takes, in milliseconds. */
async function timeOf(work: () => Promise<void>) {
  const began = Date.now();
  await work();
  return Date.now() - began;
}

async function until(holds: () => Promise<boolean>) {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await holds()) return;
    await sleep(50);
  }
  throw new Error('It does not hold after five seconds');
}
