import { countSheets, enlargeText, expectToFit } from '@donate-impact/testing/playwright';
import { expect, test } from '@playwright/test';
import remote from '../remote.json' with { type: 'json' };

const paths = Object.values(remote.pages).map(({ path }) => path);

test('every page fits 360 px with text at 200 %', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enlargeText(page);

  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectToFit(page, path);
  }
});

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

test('/about is printed on one or two sheets', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  for (const format of ['A4', 'Letter'] as const) {
    const sheets = await countSheets(page, format);
    expect(sheets, format).toBeGreaterThan(0);
    expect(sheets, format).toBeLessThanOrEqual(2);
  }
});
