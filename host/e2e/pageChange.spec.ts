import { expect, heading, siteNavigation, taken, test } from './site';

for (const delay of [60, 150, 300])
  test(`a click ${delay} ms after a page change counts`, async ({ page }) => {
    await page.goto('/');
    await taken(page);
    await siteNavigation(page).getByRole('link', { name: 'About Us' }).click();
    await expect(heading(page)).toHaveText('About Us');

    await page.waitForTimeout(delay);
    await siteNavigation(page).getByRole('link', { name: 'Run Demo' }).click({ noWaitAfter: true });

    await expect(heading(page)).toHaveText(/^Step 1 of 3:/);
  });

test('a page that is prefetched is not in the document before it is opened', async ({ page }) => {
  await page.goto('/');
  await taken(page);
  const before = await visible();

  await page.waitForLoadState('networkidle');

  expect(await visible()).toEqual(before);

  function visible() {
    return page.evaluate(() => ({
      title: document.title,
      headings: document.querySelectorAll('h1').length,
      entries: window.history.length,
      stored: JSON.stringify({ ...localStorage }),
      children: document.body.childElementCount,
    }));
  }
});
