import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteNamed } from '@donate-impact/build/remotes';
import { appendChanges } from '@donate-impact/releases/activeReleases';
import { createChange } from '@donate-impact/testing/createChange';
import { deriveRelease } from '@donate-impact/testing/deriveRelease';
import { root } from '@donate-impact/tools/commands';
import { launch } from './browser';
import { getSides } from './canary';
import { during, sh } from './engine';
import { buildImageOf, operate } from './releases';
import { origin, releasesNow, untilLive } from './site';

/** A canary whose script is busy for two seconds is ended by the command that watches it, for visitors’ browsers said so. */
export async function speed() {
  const before = await releasesNow();
  const image = await buildSlow();
  const id = await sh(`docker run --rm --entrypoint sh ${image} -c 'basename /files/[0-9a-f]*/'`);
  const command = operate(`rollout wizard --image ${image} --canary 50 --watch 10m`);
  const ended = command.then(
    () => assert.fail('the canary was not ended'),
    ({ stderr }) => String(stderr),
  );
  const { live, canary } = await getSides(id);
  const browser = await launch();
  const visits = [live, canary, canary].map((cookie) => during(ended, () => visit(cookie)));
  const [said = ''] = await Promise.all(visits);
  await browser.close();
  assert.match(said, /CANARY_ENDED.*(?:a change of page|an INP|an LCP) of \d.*where live has/s);
  await untilLive(before);
  return /an? [^,]* visits, where live has .* visits/.exec(said)?.[0];

  /** Goes to the wizard, and leaves before anything was loaded ahead. */
  async function visit(cookie: string) {
    const context = await browser.newContext();
    const [name = '', value = ''] = cookie.split('=');
    await context.addCookies([{ name, value, url: origin }]);
    const page = await context.newPage();
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await page.goto(`${origin}/about`);
    await page.locator('html.started').waitFor({ state: 'attached' });
    await page.getByRole('link', { name: 'Run Demo' }).first().click();
    await page.getByLabel('Economy').waitFor();
    await page.goto('about:blank');
    await context.close();
  }
}

/** An image of the wizard with a release whose entry keeps the browser busy. */
async function buildSlow() {
  const folder = await mkdtemp(join(tmpdir(), 'slow-'));
  const busy = 'for (const began = Date.now(); Date.now() - began < 2000; );';
  try {
    const dist = join(root, remoteNamed('wizard').folder, 'dist');
    const id = await deriveRelease(
      dist,
      (text, file) => (/remoteEntry.*js$/.test(file) ? busy + text : text),
      folder,
    );
    await appendChanges(folder, createChange('wizard', `* ${id};`));
    return await buildImageOf(folder, 'wizard', 'slow');
  } finally {
    await rm(folder, { recursive: true });
  }
}
