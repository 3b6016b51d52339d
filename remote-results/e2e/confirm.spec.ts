import { expect, test } from '@playwright/test';

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
