import { expect, test } from '@playwright/test';
import { expectStep, heading, next, openStep, stored } from './walk';

test('a reload resets the wizard, empties the storage and offers the last answers', async ({
  page,
}) => {
  await openStep(page, 3);

  await page.reload();

  await expectStep(page, 1);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect.poll(() => stored(page)).toBeNull();
  await page
    .getByRole('button', {
      name: 'Use my last answers: Climate & Environment, Economy, close races',
    })
    .click();
  await expectStep(page, 1);
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole('status')).toHaveText('Your last answers are restored.');
  await next(page).click();
  await expectStep(page, 2);
  await expect(
    page.getByRole('radio', { name: 'Support candidates in close races' }),
  ).toBeChecked();
});

test('Start Over acts immediately, empties the storage and can be undone', async ({ page }) => {
  await openStep(page, 3);
  await expect.poll(() => stored(page)).toMatchObject({ currentStep: 2 });
  const before = await stored(page);

  await page.getByRole('button', { name: 'Start Over' }).click();
  await expectStep(page, 1);
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole('status')).toHaveText('Started over. Your answers are cleared.');
  await expect.poll(() => stored(page)).toBeNull();
  await page.getByRole('button', { name: 'Undo' }).click();

  await expectStep(page, 3);
  await expect(heading(page)).toBeFocused();
  await expect.poll(() => stored(page)).toEqual(before);
});

test('after a new answer, the last answers replace Undo', async ({ page }) => {
  await openStep(page, 2);

  await page.getByRole('button', { name: 'Start Over' }).click();
  await page.getByRole('checkbox', { name: 'Education' }).check();

  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();
  await expect(
    page.getByRole('button', { name: 'Use my last answers: Climate & Environment, Economy' }),
  ).toBeVisible();
});
