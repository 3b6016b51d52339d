import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { output, run, services } from './stack';
import { until } from './until';

/** The name of the stack. */
export const stack = 'donate-impact-test';

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
 * Leaves the swarm that an earlier run has left, with its stack. Throws when the swarm is somebody else's: the suite makes
 * its own.
 */
export async function leaveSwarm() {
  if ((await swarmState()) === 'inactive') return;
  // An engine that has just started answers later.
  await until(async () => (await swarmState()) !== 'pending');
  const others = (await output('docker', 'service', 'ls', '--format', '{{.Name}}'))
    .split('\n')
    .filter((name) => name && !name.startsWith(`${stack}_`));
  if (others.length > 0)
    throw new Error(`The compose suite needs an engine in no swarm; this one runs ${others}.`);
  await removeStack();
}

/** Runs cases in a swarm of their own, which is gone afterwards. */
export async function inSwarm(address: string, cases: () => Promise<void>) {
  await output('docker', 'swarm', 'init', '--advertise-addr', address);
  try {
    await cases();
  } finally {
    await removeStack();
  }
}

function swarmState() {
  return output('docker', 'info', '-f', '{{.Swarm.LocalNodeState}}');
}

/** Removes the stack, and leaves the swarm once the networks are gone: one that is left earlier keeps their addresses. */
async function removeStack() {
  await run(['docker', 'stack', 'rm', stack]);
  for (let tries = 0; tries < 100; tries += 1) {
    const label = `label=com.docker.stack.namespace=${stack}`;
    if ((await output('docker', 'network', 'ls', '-q', '--filter', label)) === '') break;
    await sleep(200);
  }
  await output('docker', 'swarm', 'leave', '--force');
  await until(() => removeVolumes().catch(() => false));
}

/** The volumes bring the releases of this stack back otherwise. Rejects while containers that still stop use them. */
async function removeVolumes() {
  const names = await output('docker', 'volume', 'ls', '-q', '--filter', `name=${stack}_`);
  if (names) await output('docker', 'volume', 'rm', '-f', ...names.split('\n'));
  return true;
}
