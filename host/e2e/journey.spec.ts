import { waitForHydration } from '@donate-impact/testing/waitForHydration';
import type { Page } from '@playwright/test';
import { expect, expectSameLoad, heading, markLoad, press, test } from './site';

test('a visitor goes from the landing page to a confirmed donation by keyboard alone and never loses focus', async ({
  page,
}) => {
  await page.goto('/');
  await waitForHydration(page);
  await markLoad(page);
  const main = page.getByRole('main');
  const skip = page.getByRole('link', { name: 'Skip to content' });

  await press(page, 'Tab', skip);
  await expect(skip).toBeInViewport();
  await press(page, 'Enter', main);
  await press(page, 'Tab', main.getByRole('link', { name: 'Run the Demo' }));
  await press(page, 'Enter', heading(page), /^Step 1 of 3/);
  await choose(page, 'checkbox', 'Economy', 'Next');
  await expect(heading(page)).toHaveText(/^Step 2 of 3/);
  await choose(page, 'radio', 'Support candidates in close races', 'Next');
  await expect(heading(page)).toHaveText(/^Step 3 of 3/);
  await choose(page, 'radio', 'Single high-impact donation', 'See Matches');
  await expect(heading(page)).toHaveText('Your Matches');
  await expect(page.getByRole('status').getByText('24 candidates ranked')).toBeVisible();
  await page
    .getByRole('link', { name: /^View Details/ })
    .first()
    .focus();
  await press(page, 'Enter', heading(page), 'Elvira Ruiz');
  await page.getByRole('button', { name: /^Donate \$50/ }).focus();

  await press(page, 'Enter', heading(page), 'Confirm Your Donation');
  await expect(page.getByText('One candidate gets the whole $50.')).toBeVisible();
  await expect(main.getByRole('listitem').filter({ hasText: 'Elvira Ruiz' })).toContainText('$50');
  await expectSameLoad(page);
});

/** Chooses an answer and goes on, by keyboard. */
async function choose(page: Page, role: 'checkbox' | 'radio', answer: string, next: string) {
  await page.getByRole(role, { name: answer }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: next }).focus();
  await press(page, 'Enter', heading(page));
}
