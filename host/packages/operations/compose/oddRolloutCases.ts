import assert from 'node:assert/strict';
import { startLoad } from './load';
import { wizardsFiles } from './lossCases';
import { buildCrashing, buildUpdated, changeShell } from './releases';
import { check } from './report';
import { commitServed, rollback, rollout } from './rolloutCases';
import { containerOf, images, origin, output, run } from './stack';

const latest = `${images}/wizard:latest`;
const up = ['docker', 'compose', 'up', '-d', '--no-build', '--no-deps'];
const updated = ['--image', `${images}/wizard:updated`];

/** Rollouts that start from an unusual state, and the update of the shell. */
export async function oddRolloutCases(copy: string) {
  await buildUpdated();
  await buildCrashing();
  const usual = await commitServed();
  const image = await output('docker', 'image', 'inspect', '-f', '{{.Id}}', latest);

  await check('rollout and rollback under another tag, compose', async () => {
    const env = { TAG: 'staging' };
    await output('docker', 'tag', latest, `${images}/wizard:staging`);
    assert.equal(await rollout(copy, updated, env), 0);
    assert.equal(await commitServed(), 'updated');
    assert.equal(await rollback(copy, env), 0);
    assert.equal(await commitServed(), usual);
    return {};
  });
  for (const [state, spoil] of [
    ['paused', async () => output('docker', 'pause', await containerOf('wizard'))],
    ['crashing', crash],
  ] as const)
    await check(`rollout and rollback over a release that is ${state}, compose`, async () => {
      await spoil();
      const load = startLoad({ origin, leaveOut: wizardsFiles });
      assert.equal(await rollout(copy, updated), 0);
      assert.equal(await commitServed(), 'updated');
      await containerOf('wizard');
      await output('docker', 'tag', image, `${images}/wizard:previous`);
      await spoil();
      assert.equal(await rollback(copy), 0);
      assert.equal(await commitServed(), usual);
      await containerOf('wizard');
      return load.stop(1_000);
    });
  await check('the new shell serves the hashed files of the previous one', async () => {
    const before = await shellsFiles();
    await changeShell(copy);
    const previous = `${images}/gateway:previous`;
    const gateway = await containerOf('gateway');
    const running = await output('docker', 'inspect', '-f', '{{.Image}}', gateway);
    await output('docker', 'tag', running, previous);
    const build = ['docker', 'compose', 'build', '--build-arg', `PREV_IMAGE=${previous}`];
    assert.equal(await run([...build, 'gateway'], { cwd: copy }), 0);
    assert.equal(await run([...up, '--wait', 'gateway']), 0);
    assert.notDeepEqual(await shellsFiles(), before);
    for (const file of before) assert.equal((await fetch(origin + file)).status, 200, file);
    return {};
  });
}

/** Replaces the wizard with a release that exits as soon as it has started. */
async function crash() {
  await output('docker', 'tag', `${images}/wizard:crashing`, latest);
  assert.equal(await run([...up, 'wizard']), 0);
}

/** The address of every hashed file of the shell. */
async function shellsFiles() {
  const find = 'cd "$SITE_ROOT" && sed -n "s|.*[.]js$|/static/&|p" release-files.txt';
  const list = await output('docker', 'exec', await containerOf('gateway'), 'sh', '-c', find);
  return list.split('\n').sort();
}
