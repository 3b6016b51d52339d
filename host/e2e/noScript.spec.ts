import { bannerText, expect, heading, test } from './site';

test.use({ javaScriptEnabled: false });

test('a visitor without scripts reads the landing page and follows its links', async ({ page }) => {
  await page.goto('/');
  await expect(heading(page)).toContainText('political dollars count');
  await expect(page.getByText(bannerText, { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Learn More' }).click();
  await expect(heading(page)).toHaveText('About Us');
  await expect(page.getByText('historical voting patterns', { exact: false })).toBeVisible();

  await page.getByRole('link', { name: 'audit of the ranking' }).click();
  await expect(heading(page)).toHaveText('Audit of the ranking');
  await expect(page.getByRole('row', { name: /^Amara Okonjo/ }).first()).toBeVisible();

  await page.getByRole('link', { name: 'Accessibility' }).click();
  await expect(heading(page)).toHaveText('Accessibility');
  await page.getByText('Every state', { exact: true }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

for (const path of ['/demo', '/results', '/candidate/ruiz', '/confirm']) {
  test(`a visitor without scripts reads at ${path} what the page needs`, async ({ page }) => {
    await page.goto(path);

    // Playwright's text selectors ignore noscript elements.
    const note = page.locator('noscript p');
    await expect(note).toContainText('This page needs JavaScript');
    await expect(note).toContainText(/Home, About Us.* can be read without it\./);
    await expect(note).toBeVisible();
    await expect(page.locator('[data-extension-point]')).toBeHidden();
  });
}

test('a visitor without scripts sees the navigation open on a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });

  await page.goto('/');

  await expect(page.getByRole('link', { name: 'Run Demo' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
});

test('a visitor reads the licenses of every app', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Licenses' }).click();
  await expect(heading(page)).toHaveText('Licenses');

  for (const [name, app, text] of [
    ['The frame of every page', 'host', 'react-dom'],
    ['The introduction', 'marketing', '@rspack/core'],
    ['The questionnaire', 'wizard', '@rspack/core'],
    ['The list of matches', 'results', '@radix-ui/react-dialog'],
  ] as const) {
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`/${app}/`));
    await expect(page.getByText(text)).toContainText('Permission is hereby granted');
    await page.goBack();
  }
});
