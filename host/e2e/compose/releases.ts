import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@donate-impact/tools/commands';
import { env, project, sh } from './engine';
import { releasesNow, untilLive } from './site';

/** Runs a command on releases, such as `rollout wizard`, of the checkout in a folder. Rejects with what it says when it fails. */
export async function operate(command: string, checkout = root) {
  const said = await sh(`host/operate/operate.ts ${command}`, checkout);
  assert.doesNotMatch(said, /undefined|\[object|NaN/);
  return said;
}

export async function rolloutAndBack(app: string) {
  const before = await releasesNow();
  const { id, image } = await nextRelease(app);
  assert.match(await operate(`rollout ${app} --image ${image}`), /at every gateway after/);
  await untilLive({ ...before, [app]: id });
  await operate(`rollback ${app}`);
  await untilLive(before);
}

/** Where the operator demands signatures, a command takes an app's image only once its team has signed it. */
export async function signedOnly(app: string, image: string, command: string) {
  const folder = await mkdtemp(join(tmpdir(), 'keys-'));
  env.RELEASE_KEYS = `${folder}/keys`;
  try {
    await operate(`key ${app} --to ${folder}/private.pem >${folder}/keys`);
    await assert.rejects(operate(command), /is not signed/);
    await sh(`RELEASE_KEY=${folder}/private.pem operate sign ${app} --image ${image}`);
    await operate(command);
  } finally {
    delete env.RELEASE_KEYS;
    await rm(folder, { recursive: true });
  }
}

let built = 0;

/** Builds an image on top of an app's, and gives its name. The commands run in the folder of the release. */
export async function buildImage(app: string, commands: string) {
  built += 1;
  const image = `${project}/${app}:next-${built}`;
  await sh(`docker build -q -t ${image} - <<'FILE'
FROM ${project}/${app}
USER root
RUN <<END
set -e
cd /files/[0-9a-f]*/
ln -s ../static static
${commands}
rm -f /files/*/static
END
USER 101
FILE`);
  return image;
}

/** Builds an image of an app whose releases are those of a folder. */
export async function buildImageOf(folder: string, app: string, tag: string) {
  const image = `${project}/${app}:${tag}`;
  await sh(`docker build -q -t ${image} -f - ${folder} <<'FILE'
FROM ${project}/${app}
USER root
RUN rm -rf /files/*
COPY --chown=101:101 . /files/
USER 101
FILE`);
  return image;
}

/** Has a release's list of files say what they are now. */
export const listAgain = `
cut -c 67- files.sha256 | xargs sha256sum >/tmp/list || true
cp /tmp/list files.sha256`;

/**
 * Builds an image of another release of an app, derived from that of its latest image.
 * @param change commands that change its files
 * @param as the app whose release it becomes
 */
export async function nextRelease(app: string, change = '', as = app) {
  const image = await buildImage(
    app,
    `${change}
echo ${app} ${built} $(date +%s) >next.txt
echo "$(printf %66s)next.txt" >>files.sha256
${listAgain}
id=$(sha256sum <files.sha256 | cut -c 1-32)
sed -i "s/$(basename $PWD)/$id/; s/:\\"${app}\\"/:\\"${as}\\"/" ../active.json
mv $PWD ../$id
chown -R 101:101 /files`,
  );
  const id = await sh(`docker run --rm --entrypoint sh ${image} -c 'basename /files/[0-9a-f]*/'`);
  return { id, image };
}
