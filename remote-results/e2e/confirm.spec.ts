import { expect, type Page, test } from '@playwright/test';
import { answer } from './resultsPage';

test('a visitor goes back from the confirmation and chooses someone else', async ({ page }) => {
  await answer(page, { issues: ['economy'], impact: 'infra', strategy: 'single' });
  await page.goto('/results');
  await page.getByRole('button', { name: 'card of Wendell Chen' }).click();
  await expect(recipients(page)).toHaveText([/\$50.*Wendell Chen/s]);

  await page.getByRole('link', { name: 'Back to Results' }).click();
  await page.getByRole('button', { name: 'card of Jasper Thorne-Adeyemi' }).click();

  await expect(recipients(page)).toHaveText([/\$50.*Jasper Thorne-Adeyemi/s]);
});

test('Donate and Download Receipt request nothing but scripts; the receipt is not implemented, and focus returns', async ({
  page,
}) => {
  await page.goto('/results');
  await expect(page.getByRole('button', { name: 'card of Elvira Ruiz' })).toBeVisible();
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() !== 'script') requests.push(`${request.method()} ${request.url()}`);
  });
  await page.getByRole('button', { name: 'card of Elvira Ruiz' }).click();
  const button = page.getByRole('button', { name: 'Download Receipt' });

  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Not Implemented Yet' });
  await expect(dialog).toContainText('Download Receipt is not implemented in this prototype.');
  await dialog.getByRole('button', { name: 'Got it' }).click();

  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await button.press('Enter');
  await expect(page.getByRole('button', { name: 'Got it' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  expect(requests).toEqual([]);
});

function recipients(page: Page) {
  return page.getByRole('region', { name: 'Your plan (demo)' }).getByRole('listitem');
}
