import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { answerTo } from './answerTo';
import { startLoad } from './load';
import { nextWizard, operate, wizardWith } from './releases';
import { check } from './report';
import { env, output, releasesNow, run, services } from './stack';
import { containersReady, deployStack, inSwarm, stack } from './swarm';
import { until } from './until';

const { SECOND_ENGINE: second = '', SECOND_NODE_LINK: link = '', NODES = '' } = process.env;
const [first = '', other = ''] = NODES.split(' ');
const origins = [first, other].map((address) => `http://${address}:${env.GATEWAY_PORT}`);
const images = [...services, 'files'].filter((name) => name !== 'pointers');

/**
 * The same docker-compose.yml on a swarm of two nodes. NODES are the addresses of this machine and of the second one,
 * SECOND_ENGINE is where its engine listens, and SECOND_NODE_LINK the network interface between them.
 */
export async function twoNodeCases(copy: string) {
  if (!second) {
    console.error('NOT RUN: the swarm of two nodes, because SECOND_ENGINE names no second engine');
    return;
  }
  // A run that was killed may have left the second engine in its swarm.
  await leaveOnSecond();
  await inSwarm(first, async () => {
    try {
      await join();
      await onBothNodes(copy);
    } finally {
      delete env.STACK;
      await leaveOnSecond();
    }
  });
}

async function onBothNodes(copy: string) {
  await check('docker stack deploy, two nodes', async () => {
    await share(...images.map((name) => `${env.IMAGES}/${name}:latest`));
    await deployStack({ REPLICAS: '2', GATEWAY_REPLICAS: '2' });
    await containersReady();
    await until(async () => (await served()).every(Boolean));
    return {};
  });
  env.STACK = stack;
  await check('rollout and rollback of a part, two nodes', async () => {
    const { id, image } = await nextWizard();
    await share(image);
    const loads = origins.map((origin) => startLoad({ origin }));
    assert.equal(await operate(copy, 'rollout', 'wizard', '--image', image), 0);
    await until(async () => (await served()).every((release) => release === id));
    assert.equal(await operate(copy, 'rollback', 'wizard'), 0);
    await until(async () => (await served()).every((release) => release !== id));
    return sum(await Promise.all(loads.map((load) => load.stop())));
  });
  // Before any update: afterwards, both containers of a part may be on one node.
  await check('a node cut off: the other serves, and it follows once it is back', async () => {
    const before = await releasesNow(origins[0]);
    const load = startLoad({ origin: origins[0] ?? '' });
    await output('ip', 'link', 'set', link, 'down');
    await sleep(5_000);
    assert.equal(await operate(copy, 'switch-off', 'marketing'), 0);
    await sleep(20_000);
    const count = await load.stop();
    await output('ip', 'link', 'set', link, 'up');
    await until(
      async () => (await releasesNow(origins[1]).catch(() => before)).marketing === 'off',
    );
    assert.equal(await operate(copy, 'switch-on', 'marketing'), 0);
    // The node that comes back replaces its containers.
    await sleep(10_000);
    await containersReady();
    await until(async () => (await served()).every(Boolean));
    return count;
  });
  await check('rolling update of a server of files, two nodes', async () => {
    const image = await wizardWith('updated-two', 'touch /updated');
    await share(image);
    const loads = origins.map((origin) => startLoad({ origin }));
    const update = ['service', 'update', '--no-resolve-image', '--quiet', '--image', image];
    await output('docker', ...update, `${stack}_wizard`);
    return sum(await Promise.all(loads.map((load) => load.stop())));
  });
}

async function join() {
  const token = await output('docker', 'swarm', 'join-token', '-q', 'worker');
  await onSecond('swarm', 'join', '--advertise-addr', other, '--token', token, `${first}:2377`);
}

function leaveOnSecond() {
  return onSecond('swarm', 'leave', '--force').catch(() => '');
}

function onSecond(...args: string[]) {
  return output('docker', '-H', second, ...args);
}

/** Copies images to the second engine, as a registry would. */
async function share(...names: string[]) {
  const command = `docker save ${names.join(' ')} | docker -H ${second} load -q`;
  assert.equal(await run(['sh', '-c', command]), 0);
}

/** The release of the wizard at each gateway; empty where none answers. */
function served() {
  return Promise.all(
    origins.map(async (origin) => {
      const { status, body } = await answerTo(`${origin}/releases.json`);
      const { status: page } = await answerTo(`${origin}/demo`);
      return status === 200 && page === 200 ? String(JSON.parse(body).wizard) : '';
    }),
  );
}

function sum(counts: { requests: number; failed: number; failures: string[] }[]) {
  const total = (key: 'requests' | 'failed') => counts.reduce((all, count) => all + count[key], 0);
  const failures = counts.flatMap((count) => count.failures);
  return { requests: total('requests'), failed: total('failed'), failures };
}
