import assert from 'node:assert/strict';
import { sh, start } from './engine';
import { operate } from './releases';
import { releasesNow, underLoad, untilLive } from './site';

/** Whichever containers are replaced or hang, the site keeps its active releases, and commands do their work. */
export async function restarts() {
  const before = await releasesNow();
  const switched = { ...before, marketing: 'off' };
  await operate('switch-off marketing');
  await sh('docker compose rm -sf');
  await start('--no-deps front gateway host');
  assert.deepEqual(await releasesNow(), switched, 'without the container of the active releases');
  await start();
  assert.deepEqual(await releasesNow(), switched);

  return underLoad(async () => {
    await sh('docker compose pause active-releases');
    await operate('switch-on marketing');
    assert.deepEqual(await releasesNow(), switched);
    await sh('docker compose unpause active-releases');
    await untilLive(before);
  });
}
