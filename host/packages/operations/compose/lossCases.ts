import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { remoteNames } from '@donate-impact/build/remotes';
import { answerTo } from './answerTo';
import { headingsSeen } from './browser';
import { folderOf, pages, startLoad } from './load';
import { check } from './report';
import { body, containerOf, origin, output, releasesNow, run, serves } from './stack';
import { until } from './until';

/** What visitors see while a remote is down, and while all of them are. */
export async function lossCases() {
  for (const [name, lose, restore] of [
    ['stopped', 'stop', 'start'],
    ['killed', 'kill', 'start'],
    ['paused', 'pause', 'unpause'],
  ]) {
    await check(`a remote ${name}`, async () => {
      const wizard = await containerOf('wizard');
      const load = startLoad({ origin, leaveOut: folderOf('wizard') });
      await sleep(2_000);
      await output('docker', lose ?? '', wizard);
      await sleep(4_000);
      assert.match(await body('/demo'), /data-boundary="wizard"/);
      const seen = await headingsSeen('/demo');
      const waited = await hashedFileRefused();
      const count = await load.stop();
      await output('docker', restore ?? '', wizard);
      await untilServed(await wizardsFile('version.json'));
      return {
        ...count,
        note: `page served whole, slowest answer ${count.slowest} ms, its files refused after ${waited} ms; a browser shows: ${seen.join(', then ')}`,
      };
    });
  }
  await check('the gateway stays healthy while every remote hangs', async () => {
    const gateway = await containerOf('gateway');
    const remotes = await Promise.all(remoteNames.map(containerOf));
    await output('docker', 'pause', ...remotes);
    const began = Date.now();
    await output('docker', 'exec', gateway, 'check');
    const took = Date.now() - began;
    // Three of the container's own checks.
    await sleep(15_000);
    const health = await output('docker', 'inspect', '-f', '{{json .State.Health}}', gateway);
    await output('docker', 'unpause', ...remotes);
    const { Status, FailingStreak } = JSON.parse(health);
    assert.deepEqual([Status, FailingStreak], ['healthy', 0]);
    return { note: `its check takes ${took} ms` };
  });
  await check('the gateway starts and serves without any remote', async () => {
    await output('docker', 'compose', 'stop', ...remoteNames);
    await output('docker', 'compose', 'restart', 'gateway');
    for (const page of pages) await untilServed(page);
    const { status } = await answerTo(origin + (await wizardsFile('version.json')));
    assert.equal(status, 503);
    assert.equal((await body('/versions')).match(/not answering/g)?.length, 3);
    assert.equal(await run(['docker', 'compose', 'up', '-d', '--wait']), 0);
    return {};
  });
}

/** How long the gateway waits before it refuses a file of the wizard, in milliseconds. */
async function hashedFileRefused() {
  const began = Date.now();
  const { status } = await answerTo(origin + (await wizardsFile('static/js/any.js')));
  const waited = Date.now() - began;
  assert.equal(status, 503);
  assert.ok(waited < 3_000, `refused after ${waited} ms`);
  return waited;
}

async function wizardsFile(file: string) {
  return `/remotes/wizard/${(await releasesNow()).wizard}/${file}`;
}

function untilServed(path: string) {
  return until(() => serves(path));
}
