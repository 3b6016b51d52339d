import { stored } from '@donate-impact/testing/storage';
import { expect, type Page, test } from '@playwright/test';
import { expectStep, heading, openStep } from './walk';

test('a visitor completes the wizard by keyboard alone, with focus where expected', async ({
  page,
}) => {
  await openStep(page, 1);

  await page.getByRole('checkbox', { name: 'Climate & Environment' }).focus();
  await page.keyboard.press('Space');
  const card = page.locator('div:has(> input:focus-visible)');
  await expect(card).toHaveCSS('outline-style', 'solid');
  await tabTo(page, 'Next');
  await page.keyboard.press('Enter');
  await expectStep(page, 2);
  await expect(heading(page)).toBeFocused();

  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Start Over' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(
    page.getByRole('radio', { name: 'Support candidates with track records' }),
  ).toBeChecked();
  await tabTo(page, 'Next');
  await page.keyboard.press('Space');
  await expectStep(page, 3);
  await expect(heading(page)).toBeFocused();

  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio', { name: 'Single high-impact donation' })).toBeChecked();
  await tabTo(page, 'See Matches');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/results');
});

test('Start Over acts immediately, empties the storage and can be undone, two tab stops away', async ({
  page,
}) => {
  await openStep(page, 3);
  await expect.poll(() => stored(page)).toMatchObject({ currentStep: 2 });
  const before = await stored(page);

  await page.getByRole('button', { name: 'Start Over' }).focus();
  await page.keyboard.press('Enter');
  await expectStep(page, 1);
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole('status')).toHaveText('Started over. Nothing is chosen now.');
  await expect.poll(() => stored(page)).toBeNull();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');

  await expectStep(page, 3);
  await expect(heading(page)).toBeFocused();
  await expect.poll(() => stored(page)).toEqual(before);
});

async function tabTo(page: Page, name: string) {
  const button = page.getByRole('button', { name });
  for (let stop = 0; stop < 10; stop += 1) {
    if (await button.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(button).toBeFocused();
}
