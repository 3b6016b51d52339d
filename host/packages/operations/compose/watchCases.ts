import assert from 'node:assert/strict';
import type { Change } from '@donate-impact/build/deriveRelease';
import { openFor } from './browser';
import { sideOf } from './canaryCases';
import { startLoad } from './load';
import { nextWizard, operate } from './releases';
import { check, seconds } from './report';
import { origin, output, releasesNow, serves } from './stack';
import { until } from './until';

// What is done to the files of a release.
const faults = {
  'chunk is missing': filled(/^static\/js\/async\/.*\.js$/, null),
  'page throws': filled(/^static\/js\/async\/.*expose.*\.js$/, 'throw new Error(1)'),
  'entry is broken': filled(/^static\/js\/remoteEntry.*\.js$/, '}'),
};

function filled(files: RegExp, content: string | null): Change {
  return (text, file) => (files.test(file) ? content : text);
}

type Fault = keyof typeof faults;

/** Canaries that fail, watched by the command that released them. */
export async function watchCases(copy: string) {
  for (const fault of ['chunk is missing', 'entry is broken'] as const)
    await check(`a canary whose ${fault} ends by itself, compose`, () =>
      watchedCanary(copy, fault),
    );
  await check(
    'a canary whose page throws ends by itself although the gateway has restarted, compose',
    () =>
      watchedCanary(copy, 'page throws', async () => {
        await output('docker', 'compose', 'restart', 'gateway');
        await until(() => serves('/demo'));
      }),
  );
  await check('a canary that works is watched and stays, compose', async () => {
    const { id, image } = await nextWizard();
    const options = ['--image', image, '--canary', '50', '--watch', '5s'];
    const load = startLoad({ origin });
    assert.equal(await operate(copy, 'rollout', 'wizard', ...options), 0);
    assert.equal((await sideOf(id)).length, 2);
    assert.equal(await operate(copy, 'promote', 'wizard'), 0);
    assert.equal((await releasesNow()).wizard, id);
    return load.stop();
  });
}

/**
 * Releases a canary that fails, visits the site on both sides, and expects the command to end the canary.
 * @param meanwhile happens once the canary runs, before anybody visits
 */
export async function watchedCanary(
  copy: string,
  fault: Fault,
  meanwhile: () => Promise<unknown> = async () => {},
) {
  const before = await releasesNow();
  const { id, image } = await nextWizard(faults[fault]);
  const options = ['--image', image, '--canary', '50', '--watch', '60s'];
  const ended = operate(copy, 'rollout', 'wizard', ...options);
  const [liveNumber, canaryNumber] = await sideOf(id);
  await meanwhile();
  const load = startLoad({ origin, cookie: `visitor=${liveNumber}` });
  const began = Date.now();
  const browser = await openFor(canaryNumber);
  const code = await browser.visitUntil(ended);
  const count = await load.stop();
  assert.equal(code, 1, 'the command reports that it has ended the canary');
  assert.deepEqual(await releasesNow(), before);
  return { ...count, note: `ended after ${seconds(began)} s` };
}
