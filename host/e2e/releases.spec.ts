import { join } from 'node:path';
import { appendChange, formatReleases, liveRelease } from '@donate-impact/build/activeRelease';
import type { APIRequestContext, Page } from '@playwright/test';
import { getDist, test } from './gateway';
import { copyLive, release } from './laterRelease';
import { answerWizard, cards, expect, heading, siteNavigation, taken } from './site';

const before = 'Step 1 of 3: Which issues matter to you?';
const after = 'Step 1 of 3: What matters to you?';
const withNewText = (text: string) => text.replaceAll('Which issues matter', 'What matters');

test('a returning visitor gets a release of the wizard on the next load, and loads nothing that is not new', async ({
  page,
  served,
  scratch,
}) => {
  const wizard = await copyLive(getDist('wizard'), join(scratch, 'wizard'));
  served.remotes.wizard = wizard;
  const known = await visit(page, '/demo');

  await release(wizard, withNewText);
  await siteNavigation(page).getByRole('link', { name: 'Home' }).click();
  await siteNavigation(page).getByRole('link', { name: 'Run Demo' }).click();
  await expect(heading(page)).toHaveText(before);
  const loaded = await visit(page, '/demo');

  await expect(heading(page)).toHaveText(after);
  expect(loaded.map((path) => path.split('/')[2])).toEqual(['wizard', 'wizard']);
  expect(known).not.toEqual(expect.arrayContaining([loaded[0]]));
  expect(await visit(page, '/demo'), 'loaded on a third visit').toEqual([]);
});

test('a canary is for its share of the visitors, a rollback is for everyone, and open tabs finish their journey', async ({
  page,
  context,
  request,
  baseURL,
  served,
  scratch,
}) => {
  const wizard = await copyLive(getDist('wizard'), join(scratch, 'wizard'));
  served.remotes.wizard = wizard;
  const old = liveRelease(wizard);
  await release(wizard, withNewText);
  const id = liveRelease(wizard);
  await point(wizard, formatReleases(old, { id, share: 50 }));

  for (const [chosen, text] of [
    [id, after],
    [old, before],
  ] as const) {
    const value = await getVisitor(request, chosen);
    await context.addCookies([{ name: 'visitor', value, url: baseURL ?? '' }]);
    await page.goto('/about');
    await siteNavigation(page).getByRole('link', { name: 'Run Demo' }).click();
    await expect(heading(page)).toHaveText(text);
    await page.reload();
    await expect(heading(page)).toHaveText(text);
  }

  await point(wizard, formatReleases(id));
  await page.reload();
  await expect(heading(page)).toHaveText(after);
  await point(wizard, formatReleases(old));
  await answerWizard(page, {
    issues: ['Economy'],
    impact: 'Support candidates in close races',
    strategy: 'Spread across several',
  });
  await expect(cards(page)).toHaveCount(24);
  await page.goto('/demo');
  await expect(heading(page)).toHaveText(before);
});

test('an operator reads which release an error comes from that nothing catches in a remote’s script, once', async ({
  page,
  served,
  scratch,
  watch,
}) => {
  watch.expectInConsole(/planted|remote-failure|^request: POST .*\/failures$/);
  const lines: string[] = [];
  served.reportsAreOn = true;
  served.log = (line) => lines.push(line);
  const wizard = await copyLive(getDist('wizard'), join(scratch, 'wizard'));
  served.remotes.wizard = wizard;
  const throwing =
    ';globalThis.thrown = 0; setInterval(() => { thrown += 1; throw new Error("planted"); }, 50);';
  await release(wizard, (text, file) =>
    /__federation_expose_Wizard.*\.js$/.test(file) ? text + throwing : text,
  );

  await page.goto('/demo');
  await page.waitForFunction(() => Reflect.get(window, 'thrown') > 5);

  const id = liveRelease(wizard);
  const report = { remote: 'wizard', phase: 'script', release: id, message: 'wizard: planted' };
  const failures = () => lines.map((line) => JSON.parse(line)).filter(({ failure }) => failure);
  await expect.poll(failures).toMatchObject([{ failure: report, of: `wizard@${id}` }]);
  await expect(heading(page)).toHaveText(before);
});

/** Changes an app's active release as an operator does. */
async function point(dist: string, releases: string) {
  const change = { app: 'wizard', at: new Date().toISOString(), by: '', why: '', releases };
  await appendChange(dist, change);
}

/** Finds a visitor's number, for the cookie, with which the visitor gets a certain release of the wizard. */
async function getVisitor(request: APIRequestContext, release: string) {
  for (let number = 0; ; number += 1) {
    const visitor = number.toString(16).padStart(16, '0');
    const headers = { Cookie: `visitor=${visitor}` };
    const { remotes } = await (await request.get('/site.json', { headers })).json();
    const wizard = remotes.find(({ name }: { name: string }) => name === 'wizard');
    if (wizard.release.id === release) return visitor;
  }
}

/** Loads a page, and gives the scripts and data that came over the network. */
async function visit(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await taken(page);
  await page.waitForLoadState('networkidle');
  const entries = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => {
      const { name, transferSize } = entry as PerformanceResourceTiming;
      return { path: new URL(name).pathname, transferSize };
    }),
  );
  return entries
    .filter(({ path, transferSize }) => path.endsWith('.js') && transferSize > 0)
    .map(({ path }) => path);
}
