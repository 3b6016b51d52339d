import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { body, containerOf } from './composeCases.mjs';
import { pages, startLoad } from './load.mjs';
import { check } from './report.mjs';
import { origin, output, run } from './stack.mjs';

const wizardsFiles = /^\/remotes\/wizard\//;

/** What visitors see when a remote goes away, and the gateway alone. */
export async function lossCases() {
  for (const [name, lose, restore] of [
    ['stopped', 'stop', 'start'],
    ['killed', 'kill', 'start'],
    ['paused', 'pause', 'unpause'],
  ]) {
    await check(`a remote ${name}`, async () => {
      const wizard = await containerOf('wizard');
      const load = startLoad({ origin, leaveOut: wizardsFiles });
      await sleep(2_000);
      await output('docker', lose ?? '', wizard);
      await sleep(4_000);
      const stale = (await body('/demo')).includes('data-boundary="wizard"');
      const count = await load.stop();
      await output('docker', restore ?? '', wizard);
      await untilServed('/remotes/wizard/version.json');
      return {
        ...count,
        note: `its part ${stale ? 'from stale' : 'as a panel'}, slowest ${count.slowest} ms`,
      };
    });
  }
  await check('the gateway starts and serves with no remote at all', async () => {
    await output('docker', 'compose', 'stop', 'marketing', 'wizard', 'results');
    await output('docker', 'compose', 'restart', 'gateway');
    for (const page of pages) await untilServed(page);
    const { status } = await fetch(`${origin}/remotes/wizard/version.json`);
    assert.equal(status, 503);
    assert.equal((await body('/versions')).match(/not answering/g)?.length, 3);
    assert.equal(await run(['docker', 'compose', 'up', '-d', '--wait']), 0);
    return {};
  });
}

/** @param {string} path */
async function untilServed(path) {
  for (let tries = 0; tries < 100; tries += 1) {
    const status = await fetch(origin + path).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 200) return;
    await sleep(100);
  }
  throw new Error(`${path} is not served`);
}
