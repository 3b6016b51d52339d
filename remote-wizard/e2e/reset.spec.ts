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

test('a visitor changes one of the last answers and is back at the matches in three presses', async ({
  page,
}) => {
  await openStep(page, 3);
  await page.getByRole('radio', { name: 'Spread across several' }).check();
  await page.reload();

  await page.getByRole('button', { name: 'Change impact' }).click();
  await expectStep(page, 2);
  await expect(heading(page)).toBeFocused();
  await page.getByRole('radio', { name: 'Support candidates with track records' }).check();
  await page.getByRole('link', { name: 'Back to my matches' }).click();

  await expect(page).toHaveURL('/results');
  expect(await stored(page)).toMatchObject({
    answers: { issues: ['climate', 'economy'], impact: 'track', strategy: 'spread' },
  });
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
