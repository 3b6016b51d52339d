import { expect, test } from '@playwright/test';
import { expectStep, next, openStep } from './walk';

test('a visitor sees six issues, none of them chosen, and Next is disabled until one is', async ({
  page,
}) => {
  await openStep(page, 1);

  await expect(page.getByRole('checkbox')).toHaveCount(6);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Back' })).toBeDisabled();
  await expect(page.getByRole('button', { name: /last answers/ })).toHaveCount(0);
  await expect(page).toHaveTitle(/^Step 1 of 3: Which issues matter to you\?/);
  await expect(next(page)).toBeDisabled();
  await expect(page.getByText('Choose at least one issue to continue.')).toBeVisible();
  await page.getByText('Immigration').click();
  await expect(next(page)).toBeEnabled();
  await expect(page.getByText('Choose at least one issue to continue.')).toBeHidden();
  await page.getByText('Immigration').click();
  await expect(next(page)).toBeDisabled();
});

test('the list of steps marks the current one; Next requires an impact, and See Matches a strategy', async ({
  page,
}) => {
  await openStep(page, 2);

  await expect(page.locator('[aria-current="step"]')).toHaveText(/Impact/);
  await expect(page.getByRole('listitem').first()).toHaveText(/Issues, done/);
  await expect(next(page)).toBeDisabled();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await page.getByRole('radio', { name: 'Build long-term movement infrastructure' }).check();
  await next(page).click();

  await expectStep(page, 3);
  await expect(page.getByRole('button', { name: 'See Matches' })).toBeDisabled();
  await expect(page.getByText('Choose a strategy to see your matches.')).toBeVisible();
});
