import { expect, type Page, test } from '@playwright/test';
import { compareCards } from './resultsPage';

test('a visitor can use the dialogs at 400 % zoom', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await chooseTwo(page);

  for (const [opener, last] of [
    ['How scoring works', 'Ties'],
    ['Compare side by side', 'Donation leverage'],
  ] as const) {
    await page.getByRole('button', { name: opener }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
    await dialog.getByText(last, { exact: true }).scrollIntoViewIfNeeded();
    await expect(dialog.getByText(last, { exact: true })).toBeInViewport();
    expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  }
});

test('the comparison bar never covers the focused element', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 500 });
  await chooseTwo(page);

  for (let stop = 0; stop < 16; stop += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(isUncovered)).toBe(true);
  }
});

async function chooseTwo(page: Page) {
  await page.goto('/results');
  await compareCards(page, 0, 1);
  await expect(page.getByRole('button', { name: 'Compare side by side' })).toBeVisible();
}

/** Returns true if any part of the focused element is visible: WCAG 2.4.11. */
function isUncovered() {
  const focused = document.activeElement;
  if (!focused) return false;
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const middle = (left + right) / 2;
  return [top + 2, (top + bottom) / 2, bottom - 2].some((y) => {
    const seen = document.elementFromPoint(middle, y);
    return seen !== null && (focused.contains(seen) || seen.contains(focused));
  });
}
