import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { assertHardened } from './hardening';
import { startLoad } from './load';
import { buildBroken, buildUpdated } from './releases';
import { check } from './report';
import { body, images, origin, output, parts, run } from './stack';

const stack = 'donate-impact-test';
const service = `${stack}_wizard`;

/** The same docker-compose.yml under `docker stack deploy`, two replicas of each remote. */
export async function swarmCases() {
  const state = await output('docker', 'info', '-f', '{{.Swarm.LocalNodeState}}');
  const created = state === 'inactive';
  if (created) await output('docker', 'swarm', 'init', '--advertise-addr', '127.0.0.1');
  try {
    await Promise.all([buildBroken(), buildUpdated()]);
    await check('docker stack deploy, two replicas', async () => {
      const deploy = [
        'docker',
        'stack',
        'deploy',
        '-c',
        'docker-compose.yml',
        '--resolve-image',
        'never',
        stack,
      ];
      assert.equal(await run(deploy, { env: { REPLICAS: '2' } }), 0);
      await untilRunning();
      return {};
    });
    await check('containers are hardened, swarm', async () => {
      for (const part of parts)
        for (const id of await containersOf(part)) await assertHardened(part, id, { swarm: true });
      return {};
    });
    await check('rolling update, swarm, two replicas', async () => {
      const count = await update('updated', 'completed');
      assert.match(await body('/remotes/wizard/version.json'), /"commit": "updated"/);
      return count;
    });
    await check('broken update, swarm, two replicas', async () => {
      const count = await update('broken', 'rollback_completed');
      assert.match(await body('/remotes/wizard/version.json'), /"commit": "updated"/);
      return count;
    });
  } finally {
    await run(['docker', 'stack', 'rm', stack]);
    await untilGone();
    if (created) await output('docker', 'swarm', 'leave', '--force');
  }
}

/** Waits until the stack's networks are gone: a swarm that is left earlier keeps their addresses. */
async function untilGone() {
  for (let tries = 0; tries < 100; tries += 1) {
    const label = `label=com.docker.stack.namespace=${stack}`;
    if ((await output('docker', 'network', 'ls', '-q', '--filter', label)) === '') return;
    await sleep(200);
  }
}

/** @param expected how the update ends */
async function update(tag: string, expected: string) {
  const image = `${images}/wizard:${tag}`;
  const load = startLoad({ origin });
  await output(
    'docker',
    'service',
    'update',
    '--no-resolve-image',
    '-d',
    '--image',
    image,
    service,
  );
  const deadline = Date.now() + 180_000;
  let state = '';
  while (!/^(completed|rollback_completed|paused)$/.test(state)) {
    if (Date.now() > deadline) throw new Error(`The update is still ${state} after 3 minutes`);
    await sleep(500);
    state = await output('docker', 'service', 'inspect', '-f', '{{.UpdateStatus.State}}', service);
  }
  const count = await load.stop();
  assert.equal(state, expected);
  return { ...count, note: state };
}

async function containersOf(part: string) {
  const filter = `label=com.docker.swarm.service.name=${stack}_${part}`;
  const ids = (await output('docker', 'ps', '-q', '--filter', filter)).split('\n');
  assert.equal(ids.length, part === 'gateway' ? 1 : 2, `${part} has ${ids.length} containers`);
  return ids;
}

async function untilRunning() {
  for (let tries = 0; tries < 120; tries += 1) {
    const replicas = await output(
      'docker',
      'stack',
      'services',
      stack,
      '--format',
      '{{.Replicas}}',
    );
    const counts = replicas.split('\n').map((line) => /^(\d+)\/(\d+)/.exec(line));
    if (counts.length === parts.length && counts.every((found) => found && found[1] === found[2]))
      return;
    await sleep(500);
  }
  throw new Error('The stack did not start');
}
