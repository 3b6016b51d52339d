import assert from 'node:assert/strict';
import { project, sh, start } from './engine';
import { operate } from './releases';
import { releasesNow, underLoad, untilLive } from './site';

/** Whichever containers are replaced or hang, the site keeps its active releases, and commands do their work. */
export async function restarts() {
  const before = await releasesNow();
  const switched = { ...before, marketing: 'off', results: 'off' };
  // Two commands change one file at the same time, and both changes are in it.
  await Promise.all([operate('switch-off marketing'), operate('switch-off results')]);
  await sh('docker compose rm -sf');
  await frontAlone();
  await start('--no-deps front gateway host');
  assert.deepEqual(await releasesNow(), switched, 'without the container of the active releases');
  await start();
  assert.deepEqual(await releasesNow(), switched);

  return underLoad(async () => {
    await sh('docker compose pause active-releases');
    await Promise.all([operate('switch-on marketing'), operate('switch-on results')]);
    assert.deepEqual(await releasesNow(), switched);
    await sh('docker compose unpause active-releases');
    await untilLive(before);
  });
}

/** The front is not ready while the only gateway that it finds does not listen yet. */
async function frontAlone() {
  const ready = 'docker compose exec -T front wget -qO /dev/null http://127.0.0.1:8404/ready';
  await sh(`
    docker run -d --name ${project}-starting --network ${project}_apps --network-alias gateway \
      --entrypoint sleep ${project}/gateway infinity
    docker compose up -d --no-build --no-deps front
    for turn in 1 2 3 4 5 6 7 8; do if ${ready}; then exit 1; fi; done
    docker rm -f ${project}-starting`);
}
