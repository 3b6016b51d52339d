import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { startLoad } from './load';
import { changePart, commandsInTurn, nextWizard, operate } from './releases';
import { check } from './report';
import { env, images, origin, output, pointerChanges, releasesNow, serves } from './stack';
import { until } from './until';

/** Commands that meet each other or are killed, and what a deployment removes. */
export async function interruptionCases(copy: string) {
  await check('two rollouts of a part at once: one is refused, compose', async () => {
    await changePart(copy, 'wizard', 'third');
    const load = startLoad({ origin });
    const codes = await Promise.all([
      operate(copy, 'rollout', 'wizard'),
      operate(copy, 'rollout', 'wizard'),
    ]);
    assert.deepEqual(codes.sort(), [0, 1]);
    return load.stop();
  });
  await check('every command killed at any moment, compose', () => killedCommands(copy));
  await check('a command killed before its container has started, compose', async () => {
    const lock = ['--name', `${images}-changes-wizard`, '--entrypoint', 'true'];
    await output('docker', 'create', ...lock, `${images}/files:latest`);
    assert.equal(await operate(copy, 'switch-off', 'wizard'), 0);
    assert.equal(await operate(copy, 'switch-on', 'wizard'), 0);
    return {};
  });
  await check('releases of more than 30 days ago are removed, compose', () => oldReleases(copy));
}

/** Afterwards a pointer is what it was before or what the command makes of it, and the next command works. */
async function killedCommands(copy: string) {
  const load = startLoad({ origin });
  const took = new Map<string, number>();
  const ends: string[] = [];
  for (const share of [0.7, 0.9])
    for (const [command, ...options] of await commandsInTurn()) {
      const before = await pointerChanges('wizard');
      const expected = took.get(command) ?? 2_000;
      await killedAfter(copy, share * expected, command, ...options);
      const added = (await pointerChanges('wizard')).slice(before.length);
      ends.push(added.length > 0 ? 'after' : 'before');
      if (added.length === 0) {
        const began = Date.now();
        assert.equal(await operate(copy, command, 'wizard', ...options), 0, `${command} again`);
        took.set(command, Date.now() - began);
      }
      assert.equal((await pointerChanges('wizard')).length, before.length + 1, command);
    }
  const { length: afterwards } = ends.filter((end) => end === 'after');
  assert.ok(afterwards > 0 && afterwards < ends.length, ends.join());
  const note = `${ends.length} kills, ${afterwards} of them after the pointer had changed`;
  return { ...(await load.stop()), note };
}

/** A release that was live lately stays, however long ago it was deployed; one that was not goes. */
async function oldReleases(copy: string) {
  const { wizard: live = '' } = await releasesNow();
  await inWizardsVolume(
    `cp -a ${live} 0123456789abcdef0123456789abcdef && touch -t 202001010000 ${live} 0123456789abcdef0123456789abcdef`,
  );
  assert.equal(await serves('/remotes/wizard/0123456789abcdef0123456789abcdef/version.json'), true);
  const { image } = await nextWizard();
  assert.equal(await operate(copy, 'rollout', 'wizard', '--image', image), 0);
  assert.equal(
    await serves('/remotes/wizard/0123456789abcdef0123456789abcdef/version.json'),
    false,
  );
  assert.equal(await serves(`/remotes/wizard/${live}/version.json`), true);
  assert.equal(await operate(copy, 'rollback', 'wizard'), 0);
  assert.equal((await releasesNow()).wizard, live);
  return {};
}

function inWizardsVolume(script: string) {
  const volume = ['-v', `${images}_wizard:/to`, '-w', '/to', '--entrypoint', 'sh'];
  return output('docker', 'run', '--rm', ...volume, `${images}/wizard:latest`, '-c', script);
}

/** Starts a command on the wizard and kills it, with every process that it has started. */
async function killedAfter(copy: string, milliseconds: number, ...args: string[]) {
  const [command = '', ...options] = args;
  const child = spawn('npm', ['run', '-s', command, '-w', 'remote-wizard', '--', ...options], {
    cwd: copy,
    env,
    stdio: 'ignore',
    detached: true,
  });
  const ended = once(child, 'exit');
  await sleep(milliseconds);
  if (child.exitCode === null) process.kill(-(child.pid ?? 0), 'SIGKILL');
  await ended;
  const lock = ['ps', '-q', '--filter', `name=^${images}-changes-wizard$`];
  await until(async () => (await output('docker', ...lock)) === '');
}
