import { expect, test } from '@playwright/test';
import { cards, line } from './resultsPage';

test('a visitor walks the list, compares and reads details with single keys', async ({ page }) => {
  await page.goto('/results');
  await expect(cards(page)).toHaveCount(24);
  const name = (index: number) => cards(page).nth(index).getByRole('heading', { level: 2 });

  await page.keyboard.press('j');
  await expect(name(0)).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await expect(name(1)).toBeFocused();
  await page.keyboard.press('c');
  await expect(cards(page).nth(1).getByRole('checkbox')).toBeChecked();
  await page.keyboard.press('r');
  await expect(line(page, 1)).toBeFocused();
  await page.keyboard.press('Enter');
  const chosen = (await name(1).textContent()) ?? '';
  await page.keyboard.press('v');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(chosen);
});

test('f leads to the search, where letters are letters', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/results');
  await expect(cards(page)).toHaveCount(24);

  await page.keyboard.press('f');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('jack?');

  await expect(page.getByRole('searchbox')).toHaveValue('jack?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a visitor turns the shortcuts off for the tab, and on again', async ({ page }) => {
  await page.goto('/results');
  await expect(cards(page)).toHaveCount(24);
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(dialog.getByText('Next candidate in the list')).toBeVisible();

  await dialog.getByRole('checkbox', { name: 'Shortcuts on' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('j');
  await expect(page.locator('h2:focus')).toHaveCount(0);

  await page.reload();
  await expect(cards(page)).toHaveCount(24);
  await page.keyboard.press('?');
  await page.keyboard.press('j');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('h2:focus')).toHaveCount(0);

  await page.getByRole('button', { name: 'Shortcuts' }).click();
  await dialog.getByRole('checkbox', { name: 'Shortcuts on' }).check();
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await expect(cards(page).first().getByRole('heading', { level: 2 })).toBeFocused();
});
