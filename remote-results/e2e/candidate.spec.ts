import { expect, test } from '@playwright/test';

test('the campaign site opens in a new tab that cannot access the site', async ({
  page,
  context,
}) => {
  await context.route('https://ruiz.example.org/', (route) => route.fulfill({ body: 'Ruiz' }));
  await page.goto('/candidate/ruiz');
  const opened = context.waitForEvent('page');

  await page.getByRole('link', { name: 'Open Campaign Site (opens in a new tab)' }).click();

  const tab = await opened;
  await expect(tab).toHaveURL('https://ruiz.example.org/');
  expect(await tab.evaluate(() => window.opener)).toBeNull();
});
