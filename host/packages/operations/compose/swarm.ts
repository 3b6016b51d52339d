import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { output, run, services } from './stack';
import { until } from './until';

/** The name of the stack. */
export const stack = 'donate-impact-test';

const ofStack = ['--filter', `label=com.docker.stack.namespace=${stack}`];

/** Deploys the stack with variables of docker-compose.yml, from the images on this machine. */
export async function deployStack(variables: Record<string, string>) {
  const options = ['-c', 'docker-compose.yml', '--resolve-image', 'never'];
  const deploy = ['docker', 'stack', 'deploy', ...options, stack];
  assert.equal(await run(deploy, { env: variables }), 0);
}

/** Waits until every service has all its containers. */
export async function containersReady() {
  const list = ['stack', 'services', stack, '--format', '{{.Replicas}}'];
  for (let tries = 0; tries < 120; tries += 1) {
    const counts = (await output('docker', ...list))
      .split('\n')
      .map((line) => /^(\d+)\/(\d+)/.exec(line));
    if (
      counts.length === services.length &&
      counts.every((found) => found && found[1] === found[2])
    )
      return;
    await sleep(500);
  }
  throw new Error('The stack did not start');
}

/**
 * Leaves the swarm of an earlier run that was killed, and removes its stack. Throws when the engine is in a swarm that is
 * not the suite's.
 */
export async function leaveEarlierSwarm() {
  // An engine that has just started answers later.
  await until(async () => (await swarm('LocalNodeState')) !== 'pending');
  if ((await swarm('LocalNodeState')) === 'inactive') return;
  const node = await output(
    'docker',
    'node',
    'inspect',
    'self',
    '-f',
    '{{json .Spec.Labels}}',
  ).catch(() => '{}');
  if (!(stack in JSON.parse(node)))
    throw new Error(
      'The compose suite makes a swarm of its own, but this engine is in another one.',
    );
  await leaveSwarm();
}

/** Runs cases in a swarm of their own, which is gone afterwards. */
export async function inSwarm(address: string, cases: () => Promise<void>) {
  await output('docker', 'swarm', 'init', '--advertise-addr', address);
  try {
    await output('docker', 'node', 'update', '--label-add', stack, await swarm('NodeID'));
    await cases();
  } finally {
    await leaveSwarm();
  }
}

function swarm(property: string) {
  return output('docker', 'info', '-f', `{{.Swarm.${property}}}`);
}

/** Removes the stack, and leaves the swarm once the networks are gone: one that is left earlier keeps their addresses. */
async function leaveSwarm() {
  await run(['docker', 'stack', 'rm', stack]);
  await until(async () => (await output('docker', 'network', 'ls', '-q', ...ofStack)) === '').catch(
    console.error,
  );
  await output('docker', 'swarm', 'leave', '--force');
  await until(() => removeVolumes().catch(() => false));
}

/** The volumes bring the releases of this stack back otherwise. Rejects while containers that still stop use them. */
async function removeVolumes() {
  const names = await output('docker', 'volume', 'ls', '-q', ...ofStack);
  if (names) await output('docker', 'volume', 'rm', '-f', ...names.split('\n'));
  return true;
}
