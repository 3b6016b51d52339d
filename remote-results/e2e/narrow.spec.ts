import { expect, test } from '@playwright/test';
import { answer, cards } from './resultsPage';

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await answer(page, { issues: ['climate', 'crime'], impact: 'close', strategy: 'spread' });
  await page.goto('/results');
});

test('on a narrow screen, a visitor sees the first candidate’s name without scrolling', async ({
  page,
}) => {
  await expect(cards(page).first().getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(page.getByText('Support candidates in close races')).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Edit Preferences' })).toBeInViewport();
});

test('on a narrow screen, the filters are behind a button and stay open while in use', async ({
  page,
}) => {
  const filter = page.getByRole('button', { name: 'Filter', exact: true });
  await expect(filter).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('searchbox')).toBeHidden();

  await filter.click();
  await page.getByRole('searchbox').fill('Ruiz');
  await expect(cards(page)).toHaveCount(1);
  await page.reload();

  await expect(page.getByRole('searchbox')).toHaveValue('Ruiz');
  await expect(filter).toHaveAttribute('aria-expanded', 'true');
});
