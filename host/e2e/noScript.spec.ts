import { bannerText, expect, test } from './site';

test.use({ javaScriptEnabled: false });

test('a visitor without scripts reads the landing page and follows its links', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('political dollars count');
  await expect(page.getByRole('heading', { name: 'Transparent Scoring' })).toBeVisible();
  await expect(page.getByText(bannerText, { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Learn More' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  await expect(page.getByText('historical voting patterns', { exact: false })).toBeVisible();
  await expect(page.getByText(bannerText, { exact: true })).toBeVisible();
});

for (const path of ['/demo', '/results', '/candidate/ruiz', '/confirm']) {
  test(`a visitor without scripts reads at ${path} what the page needs`, async ({ page }) => {
    await page.goto(path);

    // Playwright's text selectors ignore noscript elements.
    await expect(page.locator('noscript p')).toContainText('This page needs JavaScript');
    await expect(page.locator('noscript p')).toBeVisible();
    await expect(page.getByRole('link', { name: 'About Us' }).first()).toBeAttached();
  });
}

test('a visitor without scripts sees the navigation open on a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const path of ['/', '/about']) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'Run Demo' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
  }
});
