import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { assertHardened } from './hardening';
import { startLoad } from './load';
import { nextWizard, operate, wizardWith } from './releases';
import { check } from './report';
import { env, origin, output, releasesNow, services } from './stack';
import { containersReady, deployStack, inSwarm, stack } from './swarm';
import { watchedCanary } from './watchCases';

const wizard = `${stack}_wizard`;

/** The same docker-compose.yml under `docker stack deploy`, two replicas of each remote. */
export async function swarmCases(copy: string) {
  await inSwarm('127.0.0.1', async () => {
    await check('docker stack deploy, two replicas', async () => {
      await deployStack({ REPLICAS: '2' });
      await containersReady();
      return {};
    });
    await check('containers are hardened, swarm', async () => {
      for (const name of services)
        for (const id of await containersOf(name)) await assertHardened(name, id, { swarm: true });
      return {};
    });
    await check('rollout, canary, rollback and switch-off of a part, swarm', async () => {
      const before = await releasesNow();
      const { image } = await nextWizard();
      const load = startLoad({ origin });
      env.STACK = stack;
      assert.equal(await operate(copy, 'rollout', 'wizard', '--image', image), 0);
      assert.notEqual((await releasesNow()).wizard, before.wizard);
      assert.equal(await operate(copy, 'rollback', 'wizard'), 0);
      assert.deepEqual(await releasesNow(), before);
      assert.equal(await operate(copy, 'switch-off', 'wizard'), 0);
      assert.equal((await releasesNow()).wizard, 'off');
      assert.equal(await operate(copy, 'switch-on', 'wizard'), 0);
      return load.stop();
    });
    await check('a canary whose chunk is missing ends by itself, swarm', async () => {
      const count = await watchedCanary(copy, 'chunk is missing');
      delete env.STACK;
      return count;
    });
    await check('rolling update of a server of files, swarm, two replicas', async () =>
      update(await wizardWith('updated', 'touch /updated'), 'completed'),
    );
    await check('broken update of a server of files, swarm, two replicas', async () =>
      update(await wizardWith('broken', 'rm /usr/local/bin/check'), 'rollback_completed'),
    );
  });
}

/** @param expected how the update ends */
async function update(image: string, expected: string) {
  const load = startLoad({ origin });
  await output('docker', 'service', 'update', '--no-resolve-image', '-d', '--image', image, wizard);
  const deadline = Date.now() + 180_000;
  let state = '';
  while (!/^(completed|rollback_completed|paused)$/.test(state)) {
    if (Date.now() > deadline) throw new Error(`The update is still ${state} after 3 minutes`);
    await sleep(500);
    state = await output('docker', 'service', 'inspect', '-f', '{{.UpdateStatus.State}}', wizard);
  }
  const count = await load.stop();
  assert.equal(state, expected);
  return { ...count, note: state };
}

async function containersOf(service: string) {
  const filter = `label=com.docker.swarm.service.name=${stack}_${service}`;
  const ids = (await output('docker', 'ps', '-q', '--filter', filter)).split('\n');
  const replicas = service === 'gateway' || service === 'pointers' ? 1 : 2;
  assert.equal(ids.length, replicas, `${service} has ${ids.length} containers`);
  return ids;
}
