import { expect, test } from '@playwright/test';
import { answer } from './resultsPage';

test('the scoring dialog computes its example and returns focus', async ({ page }) => {
  await page.goto('/results');
  const opener = page.getByRole('button', { name: 'How scoring works' });

  await opener.click();

  const dialog = page.getByRole('dialog', { name: 'How scoring works' });
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await expect(
    dialog.getByRole('heading', { name: 'An example with no impact chosen' }),
  ).toBeVisible();
  const example = dialog.getByRole('table', { name: '78 of 100 points is a score of 0.78' });
  await expect(example.getByRole('row').last()).toHaveText('Impact score: Good78 of 100');
  await dialog.getByText('Exact figures').click();
  const figures = dialog.getByRole('table', { name: /^Before the points were rounded/ });
  await expect(figures).toContainText('0.175');
  await expect(figures.getByRole('row').last()).toHaveText(/shown as 78%, Good0\.78$/);
  const points = dialog.getByRole('table', { name: 'Points each factor can earn: No impact' });
  await expect(points.getByRole('row', { name: /^Competitiveness/ })).toHaveText(/35$/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the scoring dialog marks the weights of the list, and no table scrolls sideways on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await answer(page, { issues: ['climate'], impact: 'track', strategy: 'single' });
  await page.goto('/results');

  await page.getByRole('button', { name: 'How scoring works' }).click();

  const dialog = page.getByRole('dialog', { name: 'How scoring works' });
  const points = dialog.getByRole('table', { name: 'Points each factor can earn: Track records' });
  await expect(points).toBeInViewport({ ratio: 1 });
  await dialog.getByText('Weights of every impact focus').click();
  await expect(dialog.getByRole('term').filter({ hasText: 'used for this list' })).toHaveText(
    'Track records, used for this list',
  );
  await expect(dialog.getByText('25, 25, 15, 35', { exact: true })).toBeVisible();
  for (const table of await dialog.getByRole('table').all()) {
    const { x = 0, width = 0 } = (await table.boundingBox()) ?? {};
    expect(x + width).toBeLessThanOrEqual(360);
  }
  expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
});
