import { join } from 'node:path';
import { waitForHydration } from '@donate-impact/testing/waitForHydration';
import type { Page } from '@playwright/test';
import { test } from './gateway';
import { copyReleases, release } from './laterRelease';
import { expect, heading, siteNavigation } from './site';

const before = 'Step 1 of 3: Which issues matter to you?';
const after = 'Step 1 of 3: What matters to you?';
const withNewText = (text: string) => text.replaceAll('Which issues matter', 'What matters');

test('a returning visitor gets a release of the wizard on the next load, and loads nothing that is not new', async ({
  page,
  served,
  scratch,
}) => {
  const wizard = await copyReleases('wizard', join(scratch, 'wizard'));
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

/** Loads a page, and gives the scripts and data that came over the network. */
async function visit(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await waitForHydration(page);
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
