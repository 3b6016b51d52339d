import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { remoteNames } from '@donate-impact/build/remotes';
import { appendChanges, readLiveRelease } from '@donate-impact/releases/activeReleases';
import { answerWizard } from '@donate-impact/testing/answerWizard';
import { createChange } from '@donate-impact/testing/createChange';
import { deriveRelease } from '@donate-impact/testing/deriveRelease';
import { rememberAnswers, stored } from '@donate-impact/testing/storage';
import { waitForHydration } from '@donate-impact/testing/waitForHydration';
import { failureInConsole, test } from './faultyGateway';
import { getDist } from './gateway';
import { copyReleases, release } from './laterRelease';
import { expect, expectSameLoad, heading, markLoad, siteNavigation } from './site';

test('a tab finishes its journey after every remote was replaced and the old files are gone', async ({
  page,
  served,
  scratch,
  watch,
}) => {
  watch.expectInConsole(failureInConsole);
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  await page.goto('/');
  await waitForHydration(page);
  // A later release of every remote is deployed, and the previous one is removed.
  for (const name of remoteNames) {
    const dist = join(scratch, name);
    await mkdir(dist);
    const id = await deriveRelease(getDist(name), undefined, dist);
    await appendChanges(dist, createChange(name, `* ${id};`));
    served.remotes[name] = dist;
  }

  await siteNavigation(page).getByRole('link', { name: 'About Us' }).click();
  await expect(heading(page)).toHaveText('About Us');
  await siteNavigation(page).getByRole('link', { name: 'Run Demo' }).click();
  await expect(heading(page)).toHaveText(/^Step 1 of 3:/);
  await answerWizard(page);
  await page.getByRole('button', { name: 'Donate $50' }).first().click();

  await expect(page.getByText('One candidate gets the whole $50.')).toBeVisible();
  expect(loads).toBeLessThanOrEqual(2);
});

test('a tab leaves a release that was taken back at its next page, a minute after the last question', async ({
  page,
  served,
  scratch,
  watch,
}) => {
  const dist = await copyReleases('results', join(scratch, 'results'));
  const good = readLiveRelease(dist);
  await release(dist, (text) => text.replaceAll('Confirm Your Donation', 'Taken Back'));
  served.remotes.results = dist;
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('/site.json') && asked.push('once'));
  // The runtime's, for another release in the same tab.
  watch.expectInConsole(/is already registered/);
  await rememberAnswers(page);
  await page.goto('/results');
  await waitForHydration(page);
  await markLoad(page);
  await page.getByRole('button', { name: 'Donate $50' }).first().click();
  await expect(heading(page)).toHaveText('Taken Back');
  await page.goBack();
  await appendChanges(dist, createChange('results', `* ${good};`));
  expect(asked).toEqual([]);
  await page.clock.setSystemTime(Date.now() + 61_000);

  await page.getByRole('button', { name: 'Donate $50' }).first().click();

  await expect(heading(page)).toHaveText('Confirm Your Donation');
  await expect(page).toHaveURL(/\/confirm/);
  await expectSameLoad(page);
  expect(asked).toEqual(['once']);
});

test('a reload ranks by the answers that another tab has stored since, and Back by those of then', async ({
  page,
  context,
}) => {
  const answers = { impact: 'close', strategy: 'single' };
  await rememberAnswers(page, { ...answers, issues: ['climate'] });
  await page.goto('/results');
  await page
    .getByRole('link', { name: /^View Details/ })
    .first()
    .click();
  await expect(heading(page)).not.toHaveText('Your Matches');
  const other = await context.newPage();
  await rememberAnswers(other, { ...answers, issues: ['healthcare'] });
  await other.goto('/about');

  await page.reload();
  await waitForHydration(page);

  // The history entry is written once the page has decided.
  await expect.poll(() => page.evaluate(() => window.history.state.answers)).toMatch('healthcare');
  expect(await stored(page)).toMatchObject({ answers: { issues: ['healthcare'] } });
  await page.goBack();
  const preferences = page.getByRole('region', { name: 'Your preferences' });
  await expect(preferences).toContainText('Climate & Environment');
});
