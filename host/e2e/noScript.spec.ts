import { bannerText, expect, heading, test } from './site';

test.use({ javaScriptEnabled: false });

test('a visitor without scripts sees the navigation open on a small screen, reads the landing page and follows its links', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Run Demo' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
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

test('a visitor without scripts reads what the pages need that do not work', async ({ page }) => {
  for (const path of ['/demo', '/results', '/candidate/ruiz', '/confirm']) {
    await page.goto(path);

    // Playwright's text selectors ignore noscript elements.
    const note = page.locator('noscript p');
    await expect(note).toContainText('This page needs JavaScript');
    await expect(note).toContainText(/Home, About Us.* can be read without it\./);
    await expect(note).toBeVisible();
    await expect(page.locator('[data-extension-point]')).toBeHidden();
  }
});

test.describe('in a browser that runs scripts', () => {
  test.use({ javaScriptEnabled: true });

  test('the licenses, which have no scripts, show the navigation open on a small screen', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('/licenses');
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();

    await page.getByRole('link', { name: 'Run Demo' }).click();

    await expect(heading(page)).toHaveText(/^Step 1 of 3:/);
  });
});
