import assert from 'node:assert/strict';
import { openFor } from './browser';
import { sideOf } from './canaryCases';
import { startLoad } from './load';
import { nextWizard, operate } from './releases';
import { check, seconds } from './report';
import { origin, releasesNow } from './stack';

// What is done to the files of a release, in its folder.
const faults = [
  ['whose chunk is missing', 'rm static/js/async/*'],
  [
    'whose page throws',
    'for f in static/js/async/*expose*.js; do echo "throw new Error(1)" >"$f"; done',
  ],
  ['whose entry is broken', 'for f in static/js/remoteEntry*.js; do echo "}" >"$f"; done'],
] as const;

/** Canaries that fail, watched by the command that released them. */
export async function watchCases(copy: string) {
  for (const [name, fault] of faults)
    await check(`a canary ${name} ends by itself, compose`, async () => {
      const before = await releasesNow();
      const { id, image } = await nextWizard(fault);
      const options = ['--image', image, '--canary', '50', '--watch', '60s'];
      const ended = operate(copy, 'rollout', 'wizard', ...options);
      const [liveNumber, canaryNumber] = await sideOf(id);
      const load = startLoad({ origin, cookie: `visitor=${liveNumber}` });
      const began = Date.now();
      const browser = await openFor(canaryNumber);
      const code = await browser.visitUntil(ended);
      const count = await load.stop();
      assert.equal(code, 1, 'the command reports that it has ended the canary');
      assert.deepEqual(await releasesNow(), before);
      return { ...count, note: `ended after ${seconds(began)} s` };
    });
  await check('a canary that works is watched and stays, compose', async () => {
    const { id, image } = await nextWizard();
    const options = ['--image', image, '--canary', '50', '--watch', '5s'];
    const load = startLoad({ origin });
    assert.equal(await operate(copy, 'rollout', 'wizard', ...options), 0);
    assert.equal((await sideOf(id)).length, 2);
    assert.equal(await operate(copy, 'promote', 'wizard'), 0);
    assert.equal((await releasesNow()).wizard, id);
    return load.stop(1_000);
  });
}
