import { expect, test } from '@playwright/test';

test('a visitor reaches the demo and the about page from the landing page', async ({ page }) => {
  await page.goto('/');

  await expect(page).toHaveTitle('Donate Impact: make your political dollars count');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('political dollars count');
  await expect(page.getByRole('link', { name: 'Run the Demo' })).toHaveAttribute('href', '/demo');
  await expect(page.getByRole('link', { name: 'Start the Demo' })).toHaveAttribute('href', '/demo');
  await page.getByRole('link', { name: 'Learn More' }).click();

  await expect(page).toHaveURL('/about');
  await expect(page).toHaveTitle('About Us · Donate Impact');
});

for (const path of ['/', '/about', '/audit', '/accessibility']) {
  test(`${path} fits 320 px, as at 400 % zoom, without sideways scrolling`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

for (const path of ['/', '/about', '/audit', '/accessibility']) {
  test(`${path} fits 360 px with text at 200 %`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
}

for (const path of ['/', '/about']) {
  test(`${path} has one filled button`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    const filled = await page.getByRole('main').evaluate((main) => {
      const accent = getComputedStyle(document.documentElement).getPropertyValue('--color-accent');
      const probe = document.createElement('i');
      probe.style.color = accent;
      document.body.append(probe);
      const color = getComputedStyle(probe).color;
      probe.remove();
      return [...main.querySelectorAll('a, button')].filter(
        (each) => getComputedStyle(each).backgroundColor === color,
      ).length;
    });
    expect(filled).toBe(1);
  });
}
