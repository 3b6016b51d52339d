import { expect, test } from '@playwright/test';
import { answer, cards } from './resultsPage';

const fragment = '#issues=climate,healthcare&impact=infra&strategy=spread';

test('a shared list keeps its ranking when a visitor views a candidate and comes back', async ({
  page,
}) => {
  await answer(page, { issues: ['crime'], impact: 'close', strategy: 'single' });
  await page.goto(`/results${fragment}`);
  const card = cards(page).nth(3);
  const score = await card
    .getByText(/^\d+%$/)
    .first()
    .textContent();

  await card.getByRole('link', { name: /^View Details/ }).click();

  await expect(page).toHaveURL(/\/candidate\/\w+#issues=/);
  await expect(page.getByText('You are looking at someone else’s matches')).toBeVisible();
  await expect(page.getByText(score ?? '', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/ is (ranked|tied for) 4th of 24\./)).toBeVisible();
  await page.getByRole('link', { name: 'Back to Results' }).click();
  await expect(page.getByRole('link', { name: 'Show my own matches' })).toBeVisible();
});

test('a received list says whose it is and how it differs from the visitor’s own, then whose preferences it has', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await answer(page, { issues: ['crime'], impact: 'close', strategy: 'single' });

  await page.goto(`/results${fragment}`);

  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Shared matches');
  const own = page.getByRole('link', { name: 'Show my own matches' });
  const inOrder = [
    title,
    page.getByText(/^24 candidates ranked/),
    page.getByText('You are looking at someone else’s matches'),
    page.getByText(/top three.* They .*; you have /),
    own,
    page.getByRole('heading', { name: 'Their preferences' }),
  ];
  const tops: number[] = [];
  for (const part of inOrder) tops.push((await part.boundingBox())?.y ?? 0);
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  await own.click();
  await expect(title).toHaveText('Your Matches');
  await expect(own).toHaveCount(0);
});
