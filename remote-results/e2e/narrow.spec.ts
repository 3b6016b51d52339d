import { enlargeText, expectToFit } from '@donate-impact/testing/playwright';
import { rememberAnswers } from '@donate-impact/testing/storage';
import { expect, test } from '@playwright/test';
import { cards, compareCards } from './resultsPage';

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await rememberAnswers(page);
  await page.goto('/results');
});

test('on a narrow screen, a visitor sees all their preferences, the first candidate and whom Donate pays without scrolling, and 24 cards are at most 8,500 px long', async ({
  page,
}) => {
  for (const answer of [
    'Climate & Environment, Crime & Safety',
    'Close races',
    'Spread across several',
  ])
    await expect(page.getByText(answer, { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('link', { name: 'Back to Wizard' })).not.toHaveCSS(
    'border-top-style',
    'none',
  );
  // The bar with the site's links takes its part of the first screen.
  await page.setViewportSize({ width: 360, height: 740 - 60 });
  const first = cards(page).first();

  await expect(first.getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 });
  await expect(first.getByRole('button', { name: /^Donate/ })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(first).toBeInViewport({ ratio: 1 });
  await expect(cards(page)).toHaveCount(24);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
    8500,
  );
});

// The shell's suite has text of 16 px with more space between its letters.
test('no letter is cut off, and nothing scrolls sideways, at 320 px with six issues and text at 200 %', async ({
  page,
}) => {
  const issues = ['climate', 'healthcare', 'immigration', 'economy', 'crime', 'education'];
  await page.setViewportSize({ width: 320, height: 740 });
  await rememberAnswers(page, { issues, impact: 'track', strategy: 'spread' });
  await enlargeText(page);

  for (const path of ['/results', '/candidate/ruiz', '/confirm']) {
    await page.goto(path);
    if (path === '/results') await expect(cards(page)).toHaveCount(24);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectToFit(page, path);
  }
});

test('with text at 200 %, exploring scrolls no page sideways, no name of the ranking is cut off, and those of a comparison leave room for its figures', async ({
  page,
}) => {
  await enlargeText(page);
  await page.getByRole('button', { name: 'How scoring works' }).click();
  await page.getByRole('button', { name: 'Try other weights' }).click();
  await expect(page.getByRole('table', { name: /^Top 8/ })).toBeVisible();
  await expectToFit(page, 'exploring');

  await page.getByRole('button', { name: 'Ranking', exact: true }).click();
  for (const card of (await cards(page).all()).slice(0, 3))
    await card.getByRole('checkbox').check();
  await expectToFit(page, 'the ranking');
  await page.getByRole('button', { name: 'Compare side by side' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('of 10').nth(3).scrollIntoViewIfNeeded();
  await expect(dialog.getByRole('columnheader').first()).not.toBeInViewport();
});

test('on a narrow screen, a comparison stays side by side and scrolls only down', async ({
  page,
}) => {
  await compareCards(page, 0, 1, 2);
  await page.getByRole('button', { name: 'Compare side by side' }).click();

  const dialog = page.getByRole('dialog');
  const polls = dialog
    .getByRole('rowgroup')
    .filter({ has: page.getByRole('rowheader', { name: 'Polling' }) });
  await expect(polls.getByRole('cell')).toHaveCount(3);
  const [name, poll] = [dialog.getByRole('columnheader').last(), polls.getByRole('cell').last()];
  expect((await name.boundingBox())?.x).toBe((await poll.boundingBox())?.x);
  expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
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
