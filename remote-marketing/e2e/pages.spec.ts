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

test('/about is printed on one or two sheets', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  for (const format of ['A4', 'Letter'] as const) {
    const sheets = await countSheets(page, format);
    expect(sheets, format).toBeGreaterThan(0);
    expect(sheets, format).toBeLessThanOrEqual(2);
  }
});
