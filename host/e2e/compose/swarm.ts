import assert from 'node:assert/strict';
import { env, project, sh, until } from './engine';
import { assertHardened } from './hardening';
import { buildImage, rolloutAndBack } from './releases';
import { underLoad, untilAnswered } from './site';

/** The same docker-compose.yml under `docker stack deploy`, two containers of each app. */
export async function swarm() {
  await sh('docker swarm init --advertise-addr 127.0.0.1');
  await deployStack({ REPLICAS: '2' });
  await untilAnswered('/demo');
  await assertHardened(`docker ps -q --filter name=^${project}_`, true);
  const broken = await buildImage('wizard', 'rm /usr/local/bin/gateway');
  return underLoad(async () => {
    await rolloutAndBack('wizard');
    await Promise.all([
      update('gateway', `${project}/gateway`, 'completed'),
      update('wizard', broken, 'rollback_completed'),
    ]);
  });
}

/** Deploys the stack with variables of docker-compose.yml, and waits until every service has all its containers. */
export async function deployStack(variables: Record<string, string>) {
  Object.assign(env, variables, { STACK: project });
  await sh(`docker stack deploy -c docker-compose.yml --resolve-image never ${project}`);
  await untilComplete();
}

export function untilComplete() {
  return until(async () => {
    const counts = await sh(`docker stack services ${project} --format '{{.Replicas}}'`);
    return counts.split('\n').every((count) => /^(\d+)\/\1\b/.test(count));
  });
}

/** Replaces the containers of a service, one after the other. */
async function update(service: string, image: string, end: string) {
  const name = `${project}_${service}`;
  const soon = '--update-monitor 3s --no-resolve-image --force -d';
  await sh(`docker service update ${soon} --image ${image} ${name}`);
  const state = () =>
    sh(`docker service inspect -f '{{with .UpdateStatus}}{{.State}}{{end}}' ${name}`);
  await until(async () => /completed|paused/.test(await state()));
  assert.equal(await state(), end);
}
