import { expect, type Locator, test } from '@playwright/test';
import { cards, compareCards } from './resultsPage';

test('a visitor who clears the comparison stays where they started it', async ({ page }) => {
  await page.goto('/results');
  const boxes = cards(page).getByRole('checkbox');
  await compareCards(page, 0, 1);
  const before = await page.evaluate(() => window.scrollY);

  await clickInPlace(page.getByRole('button', { name: 'Clear comparison' }));

  await expect(boxes.nth(1)).toBeFocused();
  await expect(boxes.nth(1)).not.toBeChecked();
  await expect(page.getByRole('status').filter({ hasText: 'cleared' })).toBeAttached();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test('a visitor who closes the comparison stays where they opened it', async ({ page }) => {
  await page.goto('/results');
  await compareCards(page, 0, 3);
  const before = await page.evaluate(() => window.scrollY);
  const opener = page.getByRole('button', { name: 'Compare side by side' });

  await clickInPlace(opener);
  await expect(page.getByRole('dialog', { name: 'Compare candidates' })).toBeVisible();
  await page.keyboard.press('Escape');

  await expect(opener).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

/** Clicks with the mouse directly: Playwright's own click may scroll the page. */
async function clickInPlace(locator: Locator) {
  const { x, y } = (await locator.boundingBox()) ?? { x: 0, y: 0 };
  await locator.page().mouse.click(x + 20, y + 20);
}
