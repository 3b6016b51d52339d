import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { startLoad } from './load';
import { buildBroken, buildUnstartable, changeWizard } from './releases';
import { check, seconds } from './report';
import { body, containerOf, images, origin, output, run } from './stack';

/** Rollouts and a rollback of the wizard while visitors use the site. */
export async function rolloutCases(copy: string) {
  const first = await filesOf('wizard');
  const others = await bytesOfOthers();

  await check('rollout of a remote, compose', async () => {
    await changeWizard(copy, 2);
    const load = startLoad({ origin, files: first });
    assert.equal(await rollout(copy, [], { COMMIT: 'release-2' }), 0);
    assert.equal(await commitServed(), 'release-2');
    return load.stop();
  });
  await check('a rollout changes no byte of the other images', async () => {
    assert.equal(await bytesOfOthers(), others);
    return {};
  });
  await check('hashed files of two earlier releases, during the third', async () => {
    const second = await filesOf('wizard');
    await changeWizard(copy, 3);
    const load = startLoad({ origin, files: [...new Set([...first, ...second])] });
    assert.equal(await rollout(copy, [], { COMMIT: 'release-3' }), 0);
    const third = await filesOf('wizard');
    assert.ok(third.length > second.length && second.length > first.length, 'releases differ');
    return load.stop();
  });
  for (const [kind, build] of [
    ['broken', buildBroken],
    ['unstartable', buildUnstartable],
  ] as const)
    await check(`rollout of an image that is ${kind}, compose`, async () => {
      const before = await containerOf('wizard');
      await build();
      const load = startLoad({ origin, files: await filesOf('wizard') });
      const code = await rollout(copy, ['--image', `${images}/wizard:${kind}`]);
      const count = await load.stop();
      assert.notEqual(code, 0);
      assert.equal(await containerOf('wizard'), before);
      return { ...count, note: `exit code ${code}` };
    });
  await check('rollback, compose', async () => {
    const load = startLoad({ origin, files: first });
    const began = Date.now();
    const served = servedFrom('release-2').catch((error) => error);
    assert.equal(await rollback(copy), 0);
    const took = seconds(began);
    const count = await load.stop();
    const from = await served;
    if (from instanceof Error) throw from;
    assert.equal(await commitServed(), 'release-2');
    const note = `served after ${(from - began) / 1000} s, the left release retired after ${took} s (goal: under 5 s)`;
    return { ...count, note };
  });
}

/** The time from which the gateway answers with this release of the wizard only; throws when it never does. */
async function servedFrom(commit: string) {
  let from = 0;
  for (let answers = 0, tries = 0; answers < 10; tries += 1) {
    assert.ok(tries < 300, `${commit} is not served`);
    answers = (await commitServed()) === commit ? answers + 1 : 0;
    if (answers === 1) from = Date.now();
    await sleep(50);
  }
  return from;
}

/** The commit of the wizard that visitors are served. */
export async function commitServed() {
  return JSON.parse(await body('/remotes/wizard/version.json')).commit;
}

export function rollout(copy: string, options: string[], env?: Record<string, string>) {
  const command = ['npm', 'run', '-s', 'rollout', '-w', 'remote-wizard', '--', ...options];
  return run(command, { cwd: copy, env });
}

export function rollback(copy: string, env?: Record<string, string>) {
  return run(['npm', 'run', '-s', 'rollback', '-w', 'remote-wizard'], { cwd: copy, env });
}

/** The path of every hashed file that a remote serves. */
async function filesOf(remote: string) {
  const find = 'cd "$SITE_ROOT" && find static -type f -name "*.js"';
  const list = await output('docker', 'exec', await containerOf(remote), 'sh', '-c', find);
  return list.split('\n').map((file) => `/remotes/${remote}/${file}`);
}

async function bytesOfOthers() {
  const sums = ['gateway', 'marketing', 'results'].map(async (part) => {
    const script = 'cd "$SITE_ROOT" && find . -type f -exec sha256sum {} + | sort';
    const id = await containerOf(part);
    return `${id}\n${await output('docker', 'exec', id, 'sh', '-c', script)}`;
  });
  return (await Promise.all(sums)).join('\n');
}
