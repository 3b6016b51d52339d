import assert from 'node:assert/strict';
import { env, project, sh, until } from './engine';
import { nextRelease, operate } from './releases';
import { releasesNow, underLoad } from './site';
import { deployStack, untilComplete } from './swarm';

const { SECOND_ENGINE: second, SECOND_NODE_LINK: link, NODES = '' } = process.env;
const [first = '', other = ''] = NODES.split(' ');
const origins = [first, other].map((address) => `http://${address}:${env.SITE_PORT}`);

/**
 * The same docker-compose.yml on a swarm of two nodes. NODES are the addresses of this machine and of the second one,
 * SECOND_ENGINE is where its engine listens, and SECOND_NODE_LINK the network interface between them, as
 * `.ci/second-engine env` prints them.
 */
export async function nodes() {
  assert.ok(second, 'SECOND_ENGINE names no second engine: .ci/second-engine start');
  const token = 'docker swarm join-token -q worker';
  try {
    await sh(`docker swarm init --advertise-addr ${first}
      docker -H ${second} swarm join --advertise-addr ${other} --token $(${token}) ${first}:2377`);
    await share(`$(docker image ls --format '{{.Repository}}:latest' '${project}/*:latest')`);
    await deployStack({ REPLICAS: '2', FRONT_REPLICAS: '2' });
    const { id, image } = await nextRelease('wizard');
    await assert.rejects(
      operate(`rollout wizard --image ${image}`),
      /not deployed on .*No such image/,
    );
    await share(image);
    return await underLoad(async () => {
      await rolloutAndBack(id, image);
      await cutOff();
    });
  } finally {
    await sh(`docker -H ${second} swarm leave --force || true`);
  }
}

async function rolloutAndBack(id: string, image: string) {
  await operate(`rollout wizard --image ${image}`);
  await everywhere((wizard) => wizard === id);
  await operate('rollback wizard');
  await everywhere((wizard) => wizard !== id);
}

/** One node serves while the other is gone, and that one follows once it is back. */
async function cutOff() {
  const isDown = async () => /Down/.test(await sh("docker node ls --format '{{.Status}}'"));
  await sh(`ip link set ${link} down`);
  await until(isDown);
  await operate('switch-off wizard');
  await sh(`ip link set ${link} up`);
  await until(async () => !(await isDown()));
  await everywhere((wizard) => wizard === 'off');
  await untilComplete();
}

/** Waits until something holds for the wizard's release at the gateway of each node. */
async function everywhere(holds: (wizard: string) => boolean) {
  for (const origin of origins)
    await until(async () => {
      // The front of a node that has just come back may know no gateway yet.
      const { wizard } = await releasesNow('', origin).catch(() => ({ wizard: undefined }));
      return wizard !== undefined && holds(wizard);
    });
}

/** Copies images to the second engine, as a registry would. */
function share(images: string) {
  return sh(`docker save ${images} | docker -H ${second} load -q`);
}
