import assert from 'node:assert/strict';
import { finishJourney, inBrowser } from './browser';
import { project, sh, start } from './engine';
import { operate } from './releases';
import {
  ask,
  findLinks,
  origin,
  pages,
  read,
  releasesNow,
  underLoad,
  untilAnswered,
  untilLive,
} from './site';

/**
 * While containers are down or hang, the gateways serve what they have, and commands do their work. Whichever containers are
 * replaced, the site keeps its active releases.
 */
export async function outages() {
  const before = await releasesNow();
  const switched = { ...before, marketing: 'off', results: 'off' };
  const journey = () => inBrowser(finishJourney);
  await askForAll();
  const count = await underLoad(async () => {
    const hanging = 'marketing results active-releases';
    await sh(`docker compose kill wizard && docker compose pause ${hanging}`);
    await Promise.all([journey(), ofBoth('switch-off')]);
    assert.deepEqual(await releasesNow(), before);
    await sh(`docker compose start wizard && docker compose unpause ${hanging}`);
    await untilLive(switched);
  });
  await replaceAll(switched);
  await ofBoth('switch-on');
  await untilLive(before);
  return count;
}

/** Asks for what visitors of the pages and of the journey load: the gateways, of which each keeps it, are asked in turn. */
async function askForAll() {
  const files = (await Promise.all(pages.map((page) => read(page)))).flatMap(findLinks);
  await inBrowser(async (page) => {
    await finishJourney(page);
    const loaded = 'performance.getEntriesByType("resource").map(({ name }) => name)';
    files.push(...(await page.evaluate<string[]>(loaded)));
  });
  for (const file of files)
    for (let count = 0; count < 3; count += 1) await ask(new URL(file, origin).href);
}

/** Two commands change one file at the same time, and both changes are in it. */
function ofBoth(command: string) {
  return Promise.all([operate(`${command} marketing`), operate(`${command} results`)]);
}

/** New gateways serve the pages that were kept; without the servers of the remotes, not their files. */
async function replaceAll(releases: Record<string, string>) {
  await sh('docker compose rm -sf');
  await frontAlone();
  await start('--no-deps front gateway host');
  assert.deepEqual(await releasesNow(), releases, 'without the container of the active releases');
  assert.match(await read('/demo'), /data-boundary="wizard"/);
  const file = `/remotes/wizard/${releases.wizard}/version.json`;
  await untilAnswered(file, 503);
  await start();
  assert.deepEqual(await releasesNow(), releases);
  await untilAnswered(file);
}

/** The front is not ready while the only gateway that it finds does not listen yet. */
async function frontAlone() {
  const ready = 'wget -qO /dev/null http://127.0.0.1:8404/ready';
  await sh(`
    docker run -d --name ${project}-starting --network ${project}_apps --network-alias gateway \
      --entrypoint sleep ${project}/gateway infinity
    docker compose up -d --no-build --no-deps front
    docker compose exec -T front sh -ec \
      'for turn in 1 2 3 4 5 6 7 8 9 10; do if ${ready}; then exit 1; fi; sleep 0.2; done'
    docker rm -f ${project}-starting`);
}
