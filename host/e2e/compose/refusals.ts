import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { env, project, sh, until } from './engine';
import { buildImage, listAgain, nextRelease, operate, signedOnly } from './releases';
import { releasesNow, underLoad, untilLive } from './site';

const lock = `${project}-changes-wizard`;

/** Tests that a command that is refused changes nothing, and that one that is killed leaves no partial change. */
export async function refusals() {
  // As if a command had been killed before its container started: the next one for this app removes it once it is 10 s old.
  await sh(`docker create --name ${project}-changes-marketing ${project}/files`);
  return underLoad(async () => {
    await killed();
    await twoAtOnce();
    await refusedImages();
  });
}

/** An image that is altered, or not signed where the operator demands that, changes nothing. */
async function refusedImages() {
  const before = await releasesNow();
  const altered = await buildImage('wizard', `echo >>mf-manifest.json\n${listAgain}`);
  const { id, image } = await nextRelease('wizard');
  await Promise.all([
    refused(/are not those of its id/, altered),
    operate(`can-release wizard --image ${image}`),
  ]);
  assert.deepEqual(await releasesNow(), before);
  await signedOnly('wizard', image, `rollout wizard --image ${image}`);
  await untilLive({ ...before, wizard: id });
}

function refused(why: RegExp, image: string) {
  return assert.rejects(operate(`rollout wizard --image ${image}`), why);
}

/** While a command on the app runs, another is refused. The container whose name is the lock stands for the first. */
async function twoAtOnce() {
  await sh(`docker run -d --name ${lock} --entrypoint sleep ${project}/files infinity`);
  await refused(/Another command is changing this app/, `${project}/wizard`);
  await sh(`docker rm -f ${lock}`);
}

/** Rollouts are killed before and after their change: it is made completely or not at all, and the next rollout works. */
async function killed() {
  const before = await releasesNow();
  const { id, image } = await nextRelease('wizard');
  const isLive = async () => (await releasesNow()).wizard === id;
  for (const reached of [isLocked, isLive]) {
    const command = spawn('operate', ['rollout', 'wizard', '--image', image], {
      env,
      detached: true,
    });
    const ended = once(command, 'exit');
    await until(reached);
    process.kill(-(command.pid ?? 0), 'SIGKILL');
    await ended;
    await until(async () => !(await isLocked()));
    const expected = (await isLive()) ? { ...before, wizard: id } : before;
    assert.deepEqual(await releasesNow(), expected);
  }
}

async function isLocked() {
  return (await sh(`docker ps -q --filter name=^${lock}$`)) !== '';
}
