import { expect, test } from '@playwright/test';
import { expectStep, heading, openStep, stored } from './walk';

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
