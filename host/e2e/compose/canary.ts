import assert from 'node:assert/strict';
import { waitForHydration } from '@donate-impact/testing/waitForHydration';
import { inBrowser, openWizard } from './browser';
import { during, sh, until } from './engine';
import { nextRelease, operate } from './releases';
import {
  ask,
  findLinks,
  origin,
  read,
  releasesNow,
  underLoad,
  untilAnswered,
  untilLive,
} from './site';

// Numbers of visitors, the same in every run.
const visitors = Array.from({ length: 50 }, (_, index) => `${index}`.padStart(16, '0'));

/** A canary is for some visitors until its steps make it live for all; one that fails ends by itself. */
export async function canary() {
  return `${await underLoad(steppedCanary)}; ${await failingCanary()}`;
}

/** A command that is killed between two steps, and run again, goes on. */
async function steppedCanary() {
  const before = await releasesNow();
  const { id, image } = await nextRelease('wizard');
  const rollout = `rollout wizard --image ${image} --steps 20,60,100`;
  const killed = assert.rejects(operate(`${rollout} --each 1h`));
  const sides = await getSides(id);
  await until(() => standsAt(id, '20 %'));
  await sh(`pkill -KILL -f "${image} --[s]teps"`);
  await killed;
  assert.ok(await standsAt(id, '20 %'));

  const command = operate(`${rollout} --each 3s`);
  const said = await during(command, () => readFiles(sides.canary));
  assert.match(said, /for 20 % of the visitors already.*for 60 % .*is live for all/s);
  await untilLive({ ...before, wizard: id });
}

/** Whether the list of releases says that some visitors get one. */
async function standsAt(id: string, share: string) {
  return (await operate('releases wizard')).includes(`${id}  ${share}`);
}

/** The scripts of a canary are not where it says, its visitors get the release before, and the command that watches it ends it, although the gateway has restarted. */
async function failingCanary() {
  const before = await releasesNow();
  const { id, image } = await nextRelease(
    'wizard',
    `sed -i 's|"publicPath":"|&/nowhere|' pages/remote.json mf-manifest.json`,
  );
  const command = operate(`rollout wizard --image ${image} --canary 50 --watch 5m`);
  const ended = assert.rejects(command, new RegExp(`the canary ${id} has`));
  const sides = await getSides(id);
  await sh('docker compose restart -t 0 gateway');
  await untilAnswered('/demo');
  const visits = () =>
    inBrowser(async (page) => {
      const [name = '', value = ''] = sides.canary.split('=');
      await page.context().addCookies([{ name, value, url: origin }]);
      await during(ended, async () => {
        // Until the shell runs: it reports the canary before it puts the previous release in its place.
        await openWizard(page);
        await waitForHydration(page);
        await page.getByRole('checkbox', { name: 'Economy' }).check();
        await readFiles(sides.canary);
      });
    });
  const count = await underLoad(visits, { cookie: sides.live });
  await untilLive(before);
  return count;
}

/** Requests the wizard and its files, as the visitor with a cookie does. */
async function readFiles(cookie: string) {
  for (const file of findLinks(await read('/demo', cookie))) await ask(origin + file);
}

/** The cookies of a visitor with the live release and of one with the canary, which may be about to begin. */
export async function getSides(canary: string) {
  const sides = { live: '', canary: '' };
  await until(async () => {
    for (const visitor of visitors) {
      const { wizard } = await releasesNow(`visitor=${visitor}`);
      sides[wizard === canary ? 'canary' : 'live'] = `visitor=${visitor}`;
    }
    return Boolean(sides.live && sides.canary);
  });
  return sides;
}
