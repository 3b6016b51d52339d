import { waitForHydration } from '@donate-impact/testing/waitForHydration';
import { expect, heading, siteNavigation, test } from './site';

test('a click right after a page change counts', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  await siteNavigation(page).getByRole('link', { name: 'About Us' }).click();
  await expect(heading(page)).toHaveText('About Us');

  await siteNavigation(page).getByRole('link', { name: 'Run Demo' }).click({ noWaitAfter: true });

  await expect(heading(page)).toHaveText(/^Step 1 of 3:/);
});
