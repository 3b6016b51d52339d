import { countSheets } from '@donate-impact/testing/playwright';
import { rememberAnswers } from '@donate-impact/testing/storage';
import { expect, test } from '@playwright/test';
import { cards, lines } from './resultsPage';

test.beforeEach(async ({ page }) => {
  await rememberAnswers(page);
  await page.goto('/results');
  await expect(cards(page)).toHaveCount(24);
});

test('the first three cards, which are receipts, and all lines of the picture are printed on one or two sheets, and all cards on request, once', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Funding gap').filter({ visible: true })).not.toHaveCount(0);
  await expect(cards(page).nth(2)).toBeVisible();
  await expect(cards(page).nth(3)).toBeHidden();
  await expect(page.getByText(/Printed on .* from http/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Donate/ })).toHaveCount(0);
  await expect(lines(page)).toHaveCount(24);
  await expect(page.getByRole('button', { name: 'Ranking', exact: true })).toBeHidden();
  expect(await countSheets(page, 'A4')).toBeLessThanOrEqual(2);
  expect(await countSheets(page, 'Letter')).toBeLessThanOrEqual(2);

  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => {
    window.print = () => {};
  });
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Print all cards' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(cards(page).nth(23)).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(cards(page).nth(23)).toBeHidden();
});

test('an open dialog is printed whole, under the notice and without the page', async ({ page }) => {
  await page.getByRole('button', { name: 'How scoring works' }).click();
  const dialog = page.getByRole('dialog', { name: 'How scoring works' });
  await expect(dialog).toBeVisible();

  await page.emulateMedia({ media: 'print' });

  await expect(page.getByRole('main')).toBeHidden();
  await expect(page.getByText('Not a political committee')).toBeVisible();
  expect(await dialog.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
});

test('a plan is printed on one sheet, and a candidate on two', async ({ page }) => {
  await cards(page)
    .first()
    .getByRole('button', { name: /^Donate/ })
    .click();
  await expect(page.getByText(/^Three candidates get/)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/Printed on .* from /)).toBeVisible();
  for (const format of ['A4', 'Letter'] as const) expect(await countSheets(page, format)).toBe(1);

  await page.goto('/candidate/ruiz');
  await expect(page.getByRole('region', { name: 'The case for' })).toBeVisible();
  for (const format of ['A4', 'Letter'] as const)
    expect(await countSheets(page, format)).toBeLessThanOrEqual(2);
});
