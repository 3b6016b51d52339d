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
    await refusedImages();
    await unsignedImages();
    await twoAtOnce();
    await killedWhen(isLocked);
    const { wizard } = await releasesNow();
    await killedWhen(async () => (await releasesNow()).wizard !== wizard);
  });
}

/** Rollouts of the wizard fail and change nothing. */
async function refusedImages() {
  const before = await operate('releases wizard');
  const altered = await buildImage('wizard', `echo >>mf-manifest.json\n${listAgain}`);
  await refused(/are not those of its id/, altered);
  await refused(/has a release of host/, `${project}/host`);
  assert.equal(await operate('releases wizard'), before);
}

function refused(why: RegExp, image: string) {
  return assert.rejects(operate(`rollout wizard --image ${image}`), why);
}

/** Where the operator demands signatures, a release goes live only with that of a key of the site. */
async function unsignedImages() {
  const before = await releasesNow();
  const { id, image } = await nextRelease('wizard');
  await signedOnly(
    'wizard',
    image,
    `can-release wizard --image ${image}`,
    `rollout wizard --image ${image}`,
  );
  await untilLive({ ...before, wizard: id });
}

/** While a command on the app runs, another is refused. The container whose name is the lock stands for the first. */
async function twoAtOnce() {
  await sh(`docker run -d --name ${lock} --entrypoint sleep ${project}/files infinity`);
  await refused(/Another command is changing this app/, `${project}/wizard`);
  await sh(`docker rm -f ${lock}`);
}

/** A rollout is killed: the active release is what it was before or what the rollout makes of it, and the next rollout works. */
async function killedWhen(holds: () => Promise<boolean>) {
  const before = await releasesNow();
  const { id, image } = await nextRelease('wizard');
  const args = ['rollout', 'wizard', '--image', image];
  const command = spawn('operate', args, { env, detached: true });
  const ended = once(command, 'exit');
  await until(holds);
  process.kill(-(command.pid ?? 0), 'SIGKILL');
  await ended;
  await until(async () => !(await isLocked()));
  const { wizard } = await releasesNow();
  assert.ok(wizard === before.wizard || wizard === id, `${wizard} is live, which is neither`);
  await operate(args.join(' '));
  await untilLive({ ...before, wizard: id });
}

async function isLocked() {
  return (await sh(`docker ps -q --filter name=^${lock}$`)) !== '';
}
