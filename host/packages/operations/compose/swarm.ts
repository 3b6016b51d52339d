import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { output, run, services } from './stack';

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

/** Removes the stack if there is one, and leaves the swarm that was made for it. */
export async function leaveSwarm() {
  const stacks = await output('docker', 'stack', 'ls', '--format', '{{.Name}}').catch(() => '');
  if (!stacks.split('\n').includes(stack)) return;
  await removeStack();
  await output('docker', 'swarm', 'leave', '--force');
}

/** Removes the stack, and waits until its networks are gone: a swarm that is left earlier keeps their addresses. */
export async function removeStack() {
  await run(['docker', 'stack', 'rm', stack]);
  for (let tries = 0; tries < 100; tries += 1) {
    const label = `label=com.docker.stack.namespace=${stack}`;
    if ((await output('docker', 'network', 'ls', '-q', '--filter', label)) === '') break;
    await sleep(200);
  }
  // The volumes bring the releases of this stack back otherwise.
  const volumes = await output('docker', 'volume', 'ls', '-q', '--filter', `name=${stack}_`);
  for (const volume of volumes.split('\n').filter(Boolean))
    await output('docker', 'volume', 'rm', '-f', volume).catch(() => '');
}
