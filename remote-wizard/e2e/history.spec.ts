import { expect, test } from '@playwright/test';
import { expectStep, heading, next, openStep } from './walk';

test('the browser’s Back and Forward move between steps without a reset, no further than the answers allow', async ({
  page,
}) => {
  await openStep(page, 3);

  await page.goBack();
  await expectStep(page, 2);
  await expect(heading(page)).toBeFocused();
  await expect(
    page.getByRole('radio', { name: 'Support candidates in close races' }),
  ).toBeChecked();
  await page.goBack();
  await expectStep(page, 1);
  await expect(page.getByRole('checkbox', { name: 'Economy' })).toBeChecked();
  await page.goForward();
  await page.goForward();
  await expectStep(page, 3);

  await page.goBack();
  await page.goBack();
  await expectStep(page, 1);
  await page.getByRole('checkbox', { name: 'Climate & Environment' }).uncheck();
  await page.getByRole('checkbox', { name: 'Economy' }).uncheck();
  await page.goForward();
  await expectStep(page, 1);
  await expect(next(page)).toBeDisabled();

  await page.getByRole('checkbox', { name: 'Healthcare' }).check();
  await expectStep(page, 1);
  await next(page).click();
  await expectStep(page, 2);
});

test('Back moves one step and leaves no extra history entry', async ({ page }) => {
  await page.goto('/results');
  await openStep(page, 3);

  await page.getByRole('button', { name: 'Back' }).click();
  await expectStep(page, 2);
  await page.getByRole('button', { name: 'Back' }).click();
  await expectStep(page, 1);
  await page.goBack();

  await expect(page).toHaveURL('/results');
});
